/** Texts whose keys are put together from what a type may be, or from the decks. Read by the test of all texts, and by nobody else. */
import type { NokautEnding } from "../../../wire/NokautEnding";
import type { NokautTeam } from "../../../wire/NokautTeam";
import { every, type Families } from "../../every";
import { isCharacter, kinds, type Rank } from "../look/cards";
import deck from "../deck.json";
import type { HintName } from "./hints";

const ids = kinds.map(({ id }) => id.toLowerCase());
const portraits = kinds.flatMap((kind) => {
  const id = kind.id.toLowerCase();
  return isCharacter(kind) ? Array.from({ length: kind.copies }, (_, copy) => `${id}-${copy + 1}`) : [id];
});

export const families: Families = {
  "nokaut-art-": portraits,
  "nokaut-card-": ids,
  "nokaut-ending-": every<NokautEnding>({ goals: true, exhausted: true, left: true }),
  "nokaut-goal-": deck.goals.map((_, goal) => String(goal + 1)),
  "nokaut-hint-": every<HintName>({ act: true, riposte: true, goal: true }),
  "nokaut-honour-": ["riposte", "wrecker", "finisher", "unlucky", "wizard", "crowd", "patient", "hoarder", "team"].flatMap((name) => [name, `${name}-how`]),
  "nokaut-quip-": ids,
  "nokaut-rank-": every<Rank>({ ordinary: true, special: true, magic: true, riposte: true }),
  "nokaut-says-": [...new Set(kinds.flatMap(({ text }) => text.map(({ key }) => key)))],
  "nokaut-team-": every<NokautTeam>({ dragons: true, unicorns: true }),
};
