/** The contract between the table's screen and the screens of a game. A game's folder exports one `GameModule`. */
import type { Component } from "svelte";
import type { Film } from "../lib/film.svelte";
import type { Story } from "../lib/story";
import type { Identity } from "../wire/Identity";
import type { Language } from "../wire/Language";
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
}

/** What a game's own panel before the game is given. */
export interface LobbyProps {
  room: RoomView;
  isHost: boolean;
  /** Agrees on other options, or says why not. True when it was done. */
  agree: (options: unknown) => Promise<boolean>;
}

export interface GameModule<V = never, C = never, E = never> {
  /** Fluent texts of the game: `content/<game>/{pl,en}.ftl`. */
  texts: Record<Language, string>;
  /** What all can see; fit for a television. Holds no secret. */
  Board: Component<GameProps<V, C, E>>;
  /** What is one's own; fit for the lower half of a phone. */
  Hand: Component<GameProps<V, C, E>>;
  /** One event as lines of the readable log, in the language of this screen. */
  tell: (event: E, looks: SeatLook[]) => string[];
  /** What is agreed on by looking at it, and so is no row among the options. */
  Lobby?: Component<LobbyProps>;
}
