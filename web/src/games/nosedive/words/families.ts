/** Texts whose keys are put together from what a type may be. Read by the test of all texts, and by nobody else. */
import type { NosediveSpace } from "../../../wire/NosediveSpace";
import { every, type Families } from "../../every";
import type { Suit } from "../look/cards";
import type { HintName } from "./hints";

export const families: Families = {
  "nosedive-honour-": ["hearts", "thumbs", "dive", "lift", "giver", "tokens", "beyond", "sets", "stars", "stylist", "top", "walker"].flatMap((name) => [name, `${name}-how`]),
  "nosedive-hint-": every<HintName>({ flip: true, move: true, act: true, take: true, share: true, rate: true }),
  "nosedive-space-": every<NosediveSpace>({
    start: true, "one-down": true, "up-and-down": true, "two-up": true, "experience-plus": true, "draw-and-up": true, "draw-two": true,
  }),
  "nosedive-mark-": ["token", "double"],
  // What one step back means, step by step of the companion.
  "nosedive-box-undo-": ["life", "mark", "share", "rate", "told", "count", "over"],
  "nosedive-suit-": every<Suit>({ community: true, work: true, home: true }),
  "nosedive-worth-": ["lose", "double"],
  // A mark with the name of who gave what it is for.
  "nosedive-log-": ["most-from", "least-from"],
};
