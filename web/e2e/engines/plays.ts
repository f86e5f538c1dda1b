/**
 * How a person plays each game, as what a page can offer, the most urgent first: whoever plays presses the first thing that
 * is there, looks again, and knows nothing else. What is complete is handed in before anything more is chosen.
 */
import type { Person } from "./person";
import type { Query } from "./seek";

export interface Offer {
  /** What kind of step it is, in the words of the game. */
  is: string;
  what: Query;
  /** It is a field, and this is written there. */
  text?: string;
}

export interface Play {
  /** Where the game lies, for everybody. */
  board: string;
  /** Everything that is offered at a turn; another turn chooses another one of several. */
  offers: (person: Person, turn: number) => Offer[];
  /** What nobody gets around in a game that is played to its end. */
  always: readonly string[];
}

/** Nothing in it is chosen yet. */
const unchosen = (css: string): string => `${css}:not(:has([aria-pressed=true]))`;

/** What every hand has: a big button that says what it will do. */
function hand(person: Person, key: string) {
  const named = (css: string): Query => ({ css, name: person.say(key) });
  return {
    /** Something in the hand while it is asked for more. */
    more: (css: string, nth?: number): Query => ({ css, in: named("section:has(button.main:disabled)"), ...(nth === undefined ? {} : { nth }) }),
    any: (css: string, nth?: number): Query => ({ css, in: named("section"), ...(nth === undefined ? {} : { nth }) }),
    done: { is: "hand in", what: { css: "button.main:enabled", in: named("section") } },
  };
}

/** What lies over every game now and then. */
const passing = (person: Person): Offer[] => ["film-skip", "onward"].map((key) => ({ is: key, what: person.button(key) }));

export const PLAYS: Record<string, Play> = {
  pixoid: {
    board: "pixoid-board",
    always: ["place", "direction", "distance", "hand in"],
    offers: (person, turn) => {
      const { more, done } = hand(person, "pixoid-hand");
      return [
        ...passing(person),
        done,
        { is: "place", what: more(`${unchosen(".corners")} button:enabled`, turn) },
        { is: "direction", what: more(`${unchosen(".pad")} button:enabled`, turn) },
        { is: "distance", what: more(`${unchosen(".keys")} button:enabled`, turn) },
      ];
    },
  },
  dixit: {
    board: "dixit-board",
    always: ["take", "clue", "card", "dial", "hand in"],
    offers: (person, turn) => {
      const { more, done } = hand(person, "dixit-hand");
      return [
        { is: "take", what: { css: "dialog .act:not(.quiet)" } },
        ...passing(person),
        { is: "clue", what: more("textarea:placeholder-shown"), text: `${person.say("dixit-board")} ${turn}` },
        done,
        { is: "dial", what: more("label:has(input:enabled)", turn) },
        { is: "card", what: more("ul button[aria-pressed=false]", turn) },
      ];
    },
  },
  nosedive: {
    board: "nosedive-board",
    always: ["space", "card", "pile", "post", "heart", "thumb", "hand in"],
    offers: (person, turn) => {
      const { more, done } = hand(person, "nosedive-hand");
      return [
        ...passing(person),
        done,
        { is: "flip", what: more(".under button:enabled[aria-pressed=false]") },
        { is: "space", what: { css: ".spaces button:enabled", nth: turn } },
        { is: "pile", what: more(".piles button:enabled[aria-pressed=false]", turn) },
        { is: "card", what: more(".slots ~ .fan button[aria-pressed=false][aria-disabled=false]") },
        { is: "heart", what: more("ul:not(:has(.heart[aria-pressed=true])) .heart") },
        { is: "thumb", what: more(".thumb[aria-pressed=false]", -1) },
        { is: "post", what: more(".to ~ ul button:enabled[aria-pressed=false]", turn) },
      ];
    },
  },
  nokaut: {
    board: "nokaut-board",
    always: ["card", "space", "hand in"],
    offers: (person, turn) => {
      const { any, done } = hand(person, "nokaut-hand");
      // Cards can always be looked at; whoever is not asked would do so for ever.
      const asked: Query = { css: "section[data-topic]:not(:has(.action .done))", name: person.say("nokaut-hand") };
      return [
        ...passing(person),
        { is: "deck", what: any(".decks button:enabled", turn) },
        { is: "no riposte", what: any('[class*="slim"] button') },
        { is: "goal", what: any(".two .big") },
        done,
        { is: "space", what: { css: ".cell.may button", nth: turn } },
        { is: "lay back", what: { css: ".cards .looked button", in: { css: "section:has([role=alert])" } } },
        { is: "card", what: { css: ".cards li:not(.off) button[aria-pressed=false]", in: asked, nth: turn } },
        { is: "let be", what: any(".two .plain", -1) },
        { is: "decline", what: any(".row > .plain") },
      ];
    },
  },
  ruletka: {
    board: "ruletka-board",
    always: ["load", "bid", "hand in"],
    offers: (person, turn) => {
      const { any, more, done } = hand(person, "ruletka-hand");
      const among = (key: string): Query => any(`ul[aria-label="${person.say(key)}"]:not(:has([aria-pressed=true])) button:enabled`);
      return [
        ...passing(person),
        { is: "way", what: any(".ways button", -1) },
        { is: "load", what: more(`${unchosen(".faces")} button:enabled`, turn) },
        { is: "bid", what: more(`${unchosen(".dice")} button:enabled`, 2) },
        { is: "accuse", what: among("ruletka-accuse-at-whom") },
        { is: "aim", what: among("ruletka-aim-at-whom") },
        done,
        { is: "target", what: more(`${unchosen("ul:not(:has(.lit, .dim))")} button:enabled, ${unchosen(".bids")} button:enabled`, -1) },
        { is: "play", what: any(`${unchosen("ul")} button.lit`) },
        { is: "no card", what: person.button("ruletka-play-nothing") },
      ];
    },
  },
  dixitbox: {
    board: "dixitbox-board",
    always: ["dial", "hand in"],
    offers: (person, turn) => {
      const { more, done } = hand(person, "dixitbox-hand");
      return [
        done,
        { is: "dial", what: more("[role=radiogroup] label:has(input:enabled)", turn) },
        { is: "owner", what: more("[role=group]:not(:has(:checked)) label, fieldset:not(:has(:checked)) label") },
      ];
    },
  },
  nosedivebox: {
    board: "nosedive-board",
    always: ["post", "hand in"],
    offers: (person, turn) => {
      const { more, done } = hand(person, "nosedive-hand");
      return [...passing(person), done, { is: "post", what: more(".to ~ ul button:enabled[aria-pressed=false]", turn) }];
    },
  },
};
