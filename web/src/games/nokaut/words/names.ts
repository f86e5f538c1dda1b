/** How cards, teams and spaces are called. */
import { texts } from "../../../lib/texts.svelte";
import type { NokautTeam } from "../../../wire/NokautTeam";
import { kindOf, portraitOf, teamOf } from "../look/cards";
import { nameOfSpace } from "../look/spaces";
import { spokenText } from "./cardText";

export const cardName = (card: number): string => texts.of(`nokaut-card-${kindOf(card).id.toLowerCase()}`);

export const teamName = (team: NokautTeam): string => texts.of(`nokaut-team-${team}`);

export const goalName = (goal: number): string => texts.of(`nokaut-goal-${goal + 1}`);

export const rankName = (card: number): string => texts.of(`nokaut-rank-${kindOf(card).rank}`);

/** What the picture shows, for who does not see it. */
export const portraitText = (card: number): string => texts.of(`nokaut-art-${portraitOf(card)}`);

/** Name, kind and text of a card, for who listens. */
export const spokenCard = (card: number): string =>
  [`${cardName(card)}, ${rankName(card)}`, spokenText(kindOf(card))].filter((part) => part !== "").join(". ");

/** One space of the grid, who stands there, and on whose side: the picture says it by its colour. */
export const spokenSpace = (space: number, card: number | null): string =>
  card === null
    ? texts.of("nokaut-space-free", { space: nameOfSpace(space) })
    : texts.of("nokaut-space-taken", { space: nameOfSpace(space), card: cardName(card), rank: rankName(card), team: teamName(teamOf(card)) });
