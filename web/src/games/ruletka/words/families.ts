/** Texts whose keys are put together from what a type may be. Read by the test of all texts, and by nobody else. */
import type { RuletkaChoice } from "../../../wire/RuletkaChoice";
import type { RuletkaFace } from "../../../wire/RuletkaFace";
import type { RuletkaKind } from "../../../wire/RuletkaKind";
import type { RuletkaLook } from "../../../wire/RuletkaLook";
import type { RuletkaPaid } from "../../../wire/RuletkaPaid";
import { every, type Families } from "../../every";
import { type Ending, STEPS } from "../box/evening";
import type { Beat } from "../film/story";
import type { Plight } from "../view";
import type { HintName } from "./hints";

const kinds = every<RuletkaKind>({
  "air-gun": true, "pif-paf": true, "shoot-somebody": true, peeper: true, "second-thoughts": true, raise: true, "cold-feet": true, bribe: true,
  "once-more": true, respin: true, "extra-bullet": true, vest: true, bonus: true, pickpocket: true, objection: true, "beyond-the-grave": true,
});
const faces = every<RuletkaFace>({ click: true, bullet: true });
const looks = every<RuletkaLook>({ championship: true, confetti: true });
const outs = every<Exclude<Plight, "in">>({ "out-of-round": true, "out-of-game": true });
const teams = ["0", "1", "2", "3", "4", "5"];

export const families: Families = {
  "ruletka-card-": kinds.flatMap((kind) => [kind, `${kind}-what`]),
  "ruletka-when-": kinds,
  "ruletka-face-": faces,
  "ruletka-hide-": faces,
  "ruletka-hidden-": faces,
  "ruletka-own-hidden-": faces,
  "ruletka-seat-shown-": faces,
  "ruletka-log-verdict-": faces,
  "ruletka-log-fired-": faces,
  "ruletka-log-paid-": every<Extract<RuletkaPaid, string>>({ bullet: true, point: true, nothing: true }),
  "ruletka-look-": looks.flatMap((look) => [look, `${look}-what`]),
  "ruletka-team-": teams,
  "ruletka-crew-": teams.flatMap((team) => ["0", "1", "2", "3"].map((member) => `${team}-${member}`)),
  "ruletka-beat-": every<Beat>({
    spin: true, bids: true, point: true, verdict: true, fall: true, card: true, cancel: true, aim: true, count: true, shot: true, hush: true,
    points: true, end: true,
  }),
  "ruletka-box-": [...STEPS],
  "ruletka-box-how-": [...STEPS],
  "ruletka-box-after-": [...STEPS],
  "ruletka-why-": ["survivor", "points", "shared", "nobody"],
  "ruletka-won-": every<Exclude<Ending["is"], "nobody">>({ survivor: true, points: true }),
  "ruletka-honour-": ["nerves", "nose", "alarm", "rogue", "bold", "cards", "leap", "losses", "careful"].flatMap((name) => [name, `${name}-how`]),
  "ruletka-stamp-": outs,
  "ruletka-seat-": outs,
  "ruletka-watch-": outs,
  "ruletka-name-": ["accuse", "aim"],
  "ruletka-named-": ["accuse", "aim"],
  "ruletka-": ["accuse-at-whom", "aim-at-whom"],
  "ruletka-way-": every<Extract<RuletkaChoice, string>>({ shoot: true, stop: true, share: true, "go-on": true }),
  "ruletka-hint-": every<HintName>({ load: true, bid: true, accuse: true }),
};
