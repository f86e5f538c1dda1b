/** The boxes on the shelf, in the order in which they stand. A new game is one line here; its lid is found by its name. */
import type { Component } from "svelte";
import { inTheBox } from "../box/shelf";

export interface Box {
  game: string;
  Lid: Component<{ title: string }>;
  /** The side of the box, seen from above. */
  edge: string;
}

const lids = import.meta.glob<Component<{ title: string }>>("./lids/*.svelte", { import: "default", eager: true });

/** `lids/PixoidLid.svelte` is the lid of Pixoid. */
function box(game: string, edge: string): Box {
  const Lid = lids[`./lids/${game.charAt(0).toUpperCase()}${game.slice(1)}Lid.svelte`];
  if (!Lid) throw new Error(`the box of ${game} has no lid`);
  return { game, Lid, edge };
}

export const boxes: readonly Box[] = [
  box("pixoid", "#0f4a3a"),
  box("dixit", "#1b1840"),
  box("nokaut", "#a3162a"),
  box("nosedive", "#d8b9bb"),
  box("ruletka", "#7d120f"),
];

/** The box that lies on a table of this game: a companion has none of its own and shows the one it is for. */
export function boxOf(game: string): Box | undefined {
  const shown = inTheBox(game) ?? game;
  return boxes.find((box) => box.game === shown);
}
