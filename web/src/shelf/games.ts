/** The five boxes on the shelf, in the order in which they stand. */
import type { Component } from "svelte";
import DixitLid from "./lids/DixitLid.svelte";
import NokautLid from "./lids/NokautLid.svelte";
import NosediveLid from "./lids/NosediveLid.svelte";
import PixoidLid from "./lids/PixoidLid.svelte";
import RuletkaLid from "./lids/RuletkaLid.svelte";

export interface Box {
  game: string;
  Lid: Component<{ title: string }>;
  /** The side of the box, seen from above. */
  edge: string;
}

export const boxes: readonly Box[] = [
  { game: "pixoid", Lid: PixoidLid as Component<{ title: string }>, edge: "#0f4a3a" },
  { game: "dixit", Lid: DixitLid, edge: "#1b1840" },
  { game: "nokaut", Lid: NokautLid, edge: "#a3162a" },
  { game: "nosedive", Lid: NosediveLid, edge: "#d8b9bb" },
  { game: "ruletka", Lid: RuletkaLid, edge: "#7d120f" },
];
