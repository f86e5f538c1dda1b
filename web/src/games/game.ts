/**
 * The contract between the table's screen and the screens of a game.
 *
 * A folder here is a game, called as on the server. Its `index.ts` exports one `GameModule` by default, `props.ts` fills in
 * the types that come over the wire, and the rest lies in rooms that are the same in every game:
 *
 *     board/   what all see: `Board` and what stands on it
 *     hand/    what is one's own: `Hand`, a component a question, and `desk` with the answer before it is handed in
 *     film/    how a step went, as moving pictures: what is shown when, the player, the sounds
 *     ending/  who won, and what remains of the game: `remains` is the `GameEnding`
 *     lobby/   what is agreed on by looking at it, where a game has that
 *     look/    what several rooms draw with: pictures, faces, colours
 *     words/   the readable log, hints, whom one waits for
 *     box/     for people who have the physical box (`../box/companion.ts`); `box/phones` is a `GameModule` of its own
 *
 * What more than one game needs is in `shared/`; how that looks is left to custom properties, which a game sets at the root
 * of its board and its hand. A game imports from its own rooms, `shared/`, `../lib` and `../wire`, never from another game.
 *
 * What a game is given is replaced and never changed in place. The view is the truth: a screen that has just been opened
 * gets one without events and must look right. Events are for films and the log. What may be answered is in `lists`: no
 * screen knows a rule. Every word comes from Fluent, and every key begins with the name of the game: `content/<game>/{pl,en}.ftl`
 * and, for what stands on cards, `cards.{pl,en}.ftl` come with the game, in one language.
 *
 * The same screens show the introduction and the pictures in the rules (`../intro`), from a recording and without a server.
 */
import type { Component } from "svelte";
import type { Film } from "../lib/film.svelte";
import type { Story } from "../lib/story";
import type { Identity } from "../wire/Identity";
import type { Language } from "../wire/Language";
import type { Outcome } from "../wire/Outcome";
import type { Refusal } from "../wire/Refusal";
import type { RoomView } from "../wire/RoomView";
import type { Sheet } from "../wire/Sheet";
import type { Update } from "../wire/Update";

/** How a seat looks, always colour and shape and name. */
export interface SeatLook {
  seat: number;
  name: string;
  identity: Identity;
  online: boolean;
  /** A bot sits here, or plays for somebody who is away. */
  bot: boolean;
}

/** What became of the last sheet that this screen sent for the open question. */
export type Sent =
  | { is: "nothing" }
  | { is: "sending" }
  | { is: "draft" }
  | { is: "in" }
  | { is: "not-saved" }
  | { is: "refused"; refusal: Refusal };

/** A place on this device for a choice that is only half made. It outlives a reload, and goes with its question. */
export interface Note {
  /** What was kept for this question, by whatever version of the game: to be looked at before it is used. */
  read: () => unknown;
  keep: (note: unknown) => void;
}

/** What both halves of a game's screen are given. All of it is replaced, never changed in place. */
export interface GameProps<V, C, E> {
  update: Update<V, C, E>;
  looks: SeatLook[];
  /** The seat of this screen; nobody for a spectator or a television. */
  you: number | null;
  /** What may stand in each part of the sheet as it now lies: newer than those in the update once drafts were sent. */
  lists: C[][];
  sent: Sent;
  /** Hands in a sheet, draft or ready. Question number, nonce and retries are the screen's business. */
  send: (sheet: Sheet<C>) => void;
  /** Fade instead of fly. */
  calm: boolean;
  /** The table stays with what the last step has shown: its result stands until this is over. */
  stays: boolean;
  /**
   * Where the board says that it shows how a step went, and how long that takes. It does so for who is `calm`, too. Until it says that it is over, the table keeps to itself what
   * would tell the end, and gives the hand the state from before. Not for showing it again. While a television leads (`film.led`),
   * nobody skips.
   */
  film: Film;
  note: Note;
  /** Everything that happened so far, as this viewer heard it. The newest step may still run as a film. */
  story: Story<E>;
  /** The code of the table, for what it keeps under its own address. */
  code: string;
  /** What this table has agreed on; nothing where a game is shown again or introduced. */
  options?: unknown;
}

/** What a question of the hand needs of it: no film, no note. */
export type Asked<P> = Omit<P, "calm" | "film" | "note" | "stays">;

/** What a game's own panel before the game is given. */
export interface LobbyProps {
  room: RoomView;
  isHost: boolean;
  /** Agrees on what is to be otherwise in the options as they then are, or says why not. True when it was done. */
  agree: (change: (options: unknown) => object) => Promise<boolean>;
}

export interface GameModule<V = never, C = never, E = never> {
  /** What all can see; fit for a television. Holds no secret. */
  Board: Component<GameProps<V, C, E>>;
  /** What is one's own; fit for the lower half of a phone. */
  Hand: Component<GameProps<V, C, E>>;
  /** One event as lines of the readable log, in the language of this screen; none where another event of its step tells the same. */
  tell: (event: E, looks: SeatLook[], step: readonly E[]) => string[];
  /** Have all words come that a line may hold? Until then nothing is read out. */
  isWorded?: () => boolean;
  /** Who plays together with a seat, where a game has teams: they talk in a channel of their own. */
  partners?: (view: V, seat: number) => number[];
  /** What is agreed on by looking at it, and so is no row among the options: in a chunk of its own, for before the game. */
  lobby?: () => Promise<{ default: Component<LobbyProps> }>;
  /** Options that would be rows, were they not looked at there. */
  looksAt?: readonly string[];
  /** What remains of the game when it is over, in a chunk of its own that is fetched then. */
  ending?: () => Promise<{ default: GameEnding<V, E> }>;
}

/** A game that is over, as everybody heard it. */
export interface Ended<V, E> {
  story: Story<E>;
  /** As it stood at the end. */
  view: V;
  outcome: Outcome;
  looks: SeatLook[];
  /** The code of the table, for what it keeps under its own address. */
  code: string;
}

/** A step at which the game turned: the board is shown as it stood in the update with this number. */
export interface TurningPoint {
  seq: number;
  text: string;
}

/** Who did what best, and the fact behind it. Several share it where they did as much. */
export interface Honour {
  seats: number[];
  title: string;
  text: string;
}

export interface Chronicle {
  /** At most three, in the order in which they came. */
  turningPoints: TurningPoint[];
  /** At least four, unless a game was over before anything happened. */
  honours: Honour[];
}

/**
 * What remains of a game. The table draws it: the result, the turning points with the board as it stood, the honours, and
 * the replay. Texts are in `content/<game>/ending.{pl,en}.ftl`.
 */
export interface GameEnding<V = never, E = never> {
  texts: Record<Language, string>;
  /** Pure, and from what everybody heard: all screens tell the same. */
  chronicle: (ended: Ended<V, E>) => Chronicle;
  /** Why somebody has won, or nobody, in a sentence or two. */
  why: (ended: Ended<V, E>) => string;
  /** What the numbers of the outcome count, where they are no points. */
  counted?: (count: number) => string;
  /** Somebody who won, in the manner of the game. Fills the square that it is given. */
  Portrait: Component<{ look: SeatLook }>;
  /** What the evening is remembered by, before the result. On a television it stands for the turning points. */
  Front?: Component<FrontProps<V, E>>;
  /** A picture of the game to keep. */
  keepsake: (ended: Ended<V, E>) => Promise<Blob>;
  /** The round that is played in a view, from 1: a replay jumps to where it changes. */
  round: (view: V) => number;
  /**
   * What lay beside the board and this view knows: hands, above all. Shown in a replay, one's own for "as I saw it" and
   * everybody's for "as it was". A game in which nothing is hidden has none.
   */
  Hidden?: Component<HiddenProps<V>>;
}

export interface FrontProps<V, E> {
  ended: Ended<V, E>;
  television: boolean;
}

export interface HiddenProps<V> {
  view: V;
  looks: SeatLook[];
  code: string;
}
