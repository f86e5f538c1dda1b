/** Texts whose keys are put together from what a type may be. Read by the test of all texts, and by nobody else. */
import { every, type Families } from "../../every";
import type { Ending } from "../film/reveal";
import type { HintName } from "./hints";

export const families: Families = {
  // What is wrong with a picture, as `BadPicture` in `../../../wire` lists it.
  "dixit-flaw-": ["not-a-picture", "too-big", "too-many-pixels", "broken", "cut-off", "too-small", "duplicate", "svg-outside", "svg-script", "svg-text", "svg-too-heavy"],
  "dixit-hint-": every<HintName>({ tell: true, lay: true, vote: true }),
  "dixit-verdict-": every<Ending>({ all: true, none: true, some: true }),
  // A deck that somebody brought, where what was agreed on is told.
  "option-dixit-deck-": ["own"],
  // Why no deck came of what was brought.
  "problem-": [
    "too-many-pictures",
    "upload-too-big",
    "not-an-archive",
    "no-pictures",
    "upload-stalled",
    "import-busy",
    "import-running",
    "decks-full",
    "your-decks-full",
  ],
};
