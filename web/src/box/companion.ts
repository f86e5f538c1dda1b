/**
 * What a companion is: help for people who have the real box on the table. This is the contract between the frame in
 * this folder and a game's `box/index.ts`, which is found by its folder (`shelf.ts`): one device, which needs no server.
 *
 * **Each on their own phone** is something else: a small game of the kernel, called like the game in the box with `box`
 * behind it (`crates/dixitbox`). Its cards lie on the real table, and its questions ask for what only people know. So it
 * has seats, sealed answers, coming back, televisions and replays like every game, and the server keeps the secrets. Its
 * screens are a `GameModule` (`../games/game.ts`) in `box/phones/index.ts`, with the rooms of the game around them. Where
 * there is one, the first choice on the page is which of the two it shall be (`Ways.svelte`). It is no part of this
 * contract, and the two share what they draw with.
 *
 * - **State** is a plain value that JSON can carry, with a version. The frame keeps it on this device after every move
 *   (`kept.ts`). What is read back is checked by `read`, because a device keeps what older versions wrote and what
 *   people changed; what does not hold is dropped, and the evening begins anew with the same people.
 * - **Moves** are plain values too, and `play` is pure: no screen changes the state in another way.
 * - **Secrets**: `turn` names whose secret is asked for now. Whenever it names somebody new, after a reload, and when
 *   the page was hidden, the frame draws the curtain first and takes the screen away. A game never draws it itself.
 * - **Undo** is one step back, whatever the game thinks that is, with the words for it.
 * - **Screens** stand in the game's `Room`, which brings its mood: the ground, and the custom properties `--story-font`,
 *   `--text-font`, `--text`, `--text-soft`, `--line`, `--well`, `--action-…` as a game's hand has them.
 * - **Texts** are the game's own; what the frame says is in `content/ui`.
 */
import type { Component, Snippet } from "svelte";
import type { SeatLook } from "../games/game";
import type { Words } from "../lib/texts.svelte";

export interface Companion<State, Move> {
  texts: Words;
  /** How many people the box is for. */
  least: number;
  most: number;
  /** Grows when what is kept changes its form; what an older one kept is dropped. */
  version: number;
  begin: (people: number) => State;
  /** What was kept, checked; nothing if it cannot be a state of so many people. */
  read: (kept: unknown, people: number) => State | null;
  /** The state after a move; nothing if it cannot be made now. */
  play: (state: State, move: Move) => State | null;
  /** Whose secret the screen shows or asks for; nobody's where all may look. */
  turn: (state: State) => number | null;
  undo: (state: State) => { says: string; state: State } | null;
  /** The mood around all screens. */
  Room: Component<{ children: Snippet }>;
  /** What lies over a secret while the device is handed on. */
  Cover: Component;
  Screen: Component<ScreenProps<State, Move>>;
}

export interface ScreenProps<State, Move> {
  state: State;
  /** In the order in which they sit, to the left; the number of a seat is its index. */
  people: SeatLook[];
  play: (move: Move) => void;
  /** Nothing where there is no step back. */
  undo: { says: string; go: () => void } | null;
  /** A new game with the same people. */
  again: () => void;
  calm: boolean;
}

export type AnyCompanion = Companion<unknown, unknown>;
