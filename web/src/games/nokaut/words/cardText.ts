/** What stands on a card: a sentence for each phrase that the rules make from its effect. Words between stars are key words. */
import { texts } from "../../../lib/texts.svelte";
import type { Kind } from "../look/cards";

export interface Piece {
  text: string;
  /** A key word: set apart, and explained in the rules. */
  key: boolean;
}

/** The whole text with its stars; nothing for a card that does nothing. */
export const plainText = ({ text }: Kind): string =>
  text.map(({ key, count }) => texts.of(`nokaut-says-${key}`, count === undefined ? {} : { count })).join(" ");

export const pieces = (text: string): Piece[] =>
  text.split("*").map((part, index) => ({ text: part, key: index % 2 === 1 })).filter((piece) => piece.text !== "");

/** What a card that is played does, without the condition under which it may be played. Nothing for an ordinary character. */
export function deedText(kind: Kind): string {
  const text = plainText({ ...kind, text: kind.text.filter(({ key }) => !key.startsWith("when-")) });
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
}

/** For who listens: without stars. */
export const spokenText = (kind: Kind): string => plainText(kind).replaceAll("*", "");
