/** What the desk and the stack mean on the grid: which spaces can be chosen, which are, and what would happen there. */
import type { NokautChoice } from "../../../wire/NokautChoice";
import type { NokautOpen } from "../../../wire/NokautOpen";
import { type Lists, type Parts, spaceIn } from "../hand/desk.svelte";
import { type Aim, aimsOfEffect, aimsOfPlay, spacesNamed } from "../look/aims";
import { isCharacter, kindOf, teamOf } from "../look/cards";
import { enteredCard } from "../view";

interface Desk {
  topic: string | null;
  parts: Parts;
  card: number | null;
  handedIn: boolean;
}

const CARD_FIRST = ["act", "riposte", "landing"];

const spacesIn = (list: readonly NokautChoice[] | undefined): number[] => (list ?? []).flatMap((choice) => spaceIn(choice) ?? []);

/** The spaces that the next open part takes. Before a card is chosen, none beckons. */
export function choosable({ topic, parts, card, handedIn }: Desk, lists: Lists): number[] {
  const isCardFirst = CARD_FIRST.includes(topic ?? "");
  if (handedIn || (isCardFirst && (card === null || chosenOn({ parts }).length >= spacesNamed(card)))) return [];
  const hole = parts.findIndex((part, index) => part === null && spacesIn(lists[index]).length > 0);
  return hole < 0 ? [] : spacesIn(lists[hole]);
}

export const chosenOn = ({ parts }: Pick<Desk, "parts">): number[] => parts.flatMap((part) => spaceIn(part) ?? []);

/** What is planned on the desk. */
export function plannedAims({ topic, parts, card }: Desk, open: NokautOpen): Aim[] {
  const spaces = parts.map((part) => spaceIn(part));
  if (topic === "sacrifice") return spaces.flatMap((from) => (from === null ? [] : [{ deed: "sacrifice" as const, from, to: null }]));
  if (topic === "enter") {
    const entered = enteredCard(open);
    return entered === null ? [] : aimsOfEffect(entered, spaces);
  }
  return card === null ? [] : aimsOfPlay(card, spaces.slice(1));
}

/** The card of one's own side that the plan stops or destroys. */
export function ownHit(desk: Desk, open: NokautOpen, you: number | null): number | null {
  const team = you === null ? undefined : open.team[you];
  const top = open.stack.at(-1);
  if (desk.topic === "riposte" && desk.card !== null && top && open.team[top.by] === team) return top.card;
  const struck = plannedAims(desk, open).flatMap(({ deed, from }) => (deed === "destroy" ? [open.grid[from] ?? null] : []));
  return struck.find((card) => card !== null && teamOf(card) === team) ?? null;
}

/** A character that would come to a space. */
export function ghostOf({ parts, card }: Desk): { card: number; space: number } | null {
  const space = spaceIn(parts[1]);
  return card !== null && space !== null && isCharacter(kindOf(card)) ? { card, space } : null;
}

/** What the top of the stack is about to do; what is stopped or foiled does nothing. */
export function aimsOnTable({ stack }: NokautOpen): Aim[] {
  const top = stack.at(-1);
  if (!top || top.dead || top.void) return [];
  const named = [top.first?.space ?? null, top.second?.space ?? null];
  return top.what === "effect" ? aimsOfEffect(top.card, named) : aimsOfPlay(top.card, named);
}
