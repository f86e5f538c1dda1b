/** What the one big button says: what it will do, or what is still to be chosen. */
import { texts } from "../../../lib/texts.svelte";
import type { NokautView } from "../../../wire/NokautView";
import { cardIn, type Parts } from "../hand/desk.svelte";
import { deedsOf, spacesNamed } from "../look/aims";
import { isCharacter, kindOf } from "../look/cards";
import { nameOfSpace } from "../look/spaces";
import { enteredCard } from "../view";
import { cardName } from "./names";

export interface OnDesk {
  topic: string | null;
  parts: Parts;
  card: number | null;
  spaces: number[];
}

/** What has to be pointed at next, for deeds of which so many spaces are named. */
function nextSpace(deeds: readonly string[], named: number): string {
  let left = named;
  for (const deed of deeds) {
    const takes = deed === "move" || deed === "swap" ? 2 : 1;
    if (left < takes) return texts.of(left === 0 ? "nokaut-pick-target" : deed === "move" ? "nokaut-pick-where" : "nokaut-pick-other");
    left -= takes;
  }
  return texts.of("nokaut-pick-space");
}

export function mainLabel({ topic, parts, card, spaces }: OnDesk, { open }: NokautView): string {
  switch (topic) {
    case "act":
    case "riposte":
    case "landing": {
      if (parts[0] === "draw") return texts.of("nokaut-drawn");
      if (card === null) return texts.of("nokaut-pick-card");
      if (spaces.length < spacesNamed(card)) return isCharacter(kindOf(card)) ? texts.of("nokaut-pick-space") : nextSpace(deedsOf(card), spaces.length);
      const [space] = spaces;
      const facts = { card: cardName(card), space: space === undefined ? "" : nameOfSpace(space) };
      if (topic === "riposte") return texts.of("nokaut-riposte", facts);
      if (topic === "landing") return texts.of("nokaut-land", facts);
      return texts.of(isCharacter(kindOf(card)) ? "nokaut-play-at" : "nokaut-play", facts);
    }
    case "enter": {
      const entered = enteredCard(open);
      if (entered === null) return texts.of("nokaut-pick-target");
      // Where nobody has to be pointed at, a yes is enough.
      const isWhole = parts.every((part) => part !== null) || deedsOf(entered).length === 0;
      return isWhole ? texts.of("nokaut-use", { card: cardName(entered) }) : nextSpace(deedsOf(entered), spaces.length);
    }
    case "redraw":
      return texts.of("nokaut-redraw", { count: parts.filter((part) => cardIn(part) !== null).length });
    case "discard":
      return card === null ? texts.of("nokaut-pick-card") : texts.of("nokaut-discard", { card: cardName(card) });
    case "take": {
      const missing = parts.filter((part) => part === null).length;
      return texts.of(missing > 0 ? "nokaut-take-more" : "nokaut-take", { count: missing || parts.length });
    }
    case "goal":
      return texts.of(parts[0] === "keep" ? "nokaut-kept" : "nokaut-reveal");
    case "sacrifice": {
      const [space] = spaces;
      const card = space === undefined ? null : (open.grid[space] ?? null);
      return card === null ? texts.of("nokaut-pick-target") : texts.of("nokaut-sacrifice", { card: cardName(card) });
    }
    default:
      return texts.of("nokaut-done");
  }
}

/** What declining is called; nothing where a window closes by itself. */
export function passLabel(topic: string | null): string | null {
  switch (topic) {
    case "act":
      return texts.of("nokaut-pass");
    case "enter":
      return texts.of("nokaut-use-not");
    case "redraw":
      return texts.of("nokaut-redraw-not");
    case "landing":
      return texts.of("nokaut-land-not");
    default:
      return null;
  }
}

/** A draft of somebody on one's own side, in short. */
export function draftText(parts: Parts): string {
  return parts
    .flatMap((part) => {
      if (part === null || part === "blank") return [];
      if (typeof part === "string") return [texts.of(part === "draw" ? "nokaut-draw" : part === "keep" ? "nokaut-keep" : part === "reveal" ? "nokaut-reveal" : "nokaut-done")];
      if ("card" in part) return [cardName(part.card)];
      return "space" in part ? [nameOfSpace(part.space)] : [];
    })
    .join(" → ");
}
