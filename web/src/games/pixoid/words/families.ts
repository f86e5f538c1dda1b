/** Texts whose keys are put together from what a type may be. Read by the test of all texts, and by nobody else. */
import type { PixoidDirection } from "../../../wire/PixoidDirection";
import type { PixoidEnding } from "../../../wire/PixoidEnding";
import { every, type Families } from "../../every";
import type { HintName } from "./hints";

const endings = every<PixoidEnding>({ caught: true, escaped: true });

export const families: Families = {
  "pixoid-": endings,
  "pixoid-hint-": every<HintName>({ place: true, program: true, capture: true }),
  "pixoid-led-": ["in", "waiting"],
  "pixoid-log-": ["moved", "moved-less", "too-late"],
  "pixoid-log-end-": endings,
  "pixoid-way-": every<PixoidDirection>({ up: true, right: true, down: true, left: true }),
  "pixoid-why-": endings,
  "pixoid-you-": ["pixoid", "virus", "spectator"],
};
