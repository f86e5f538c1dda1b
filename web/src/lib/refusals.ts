/** Refusals in words: the sentence in the language of this screen, and the rule that it rests on. */
import type { SeatLook } from "../games/game";
import type { FactValue } from "../wire/FactValue";
import type { Refusal } from "../wire/Refusal";
import { withoutRules } from "./ruleIds";
import { texts } from "./texts.svelte";

export interface Spoken {
  text: string;
  /** Where the rule stands that it rests on. */
  href?: string;
}

/** `pixoid.PR9` is the rule PR9 of pixoid. */
export function splitRule(rule: string): { crate: string; id: string } {
  const dot = rule.indexOf(".");
  return dot < 0 ? { crate: rule, id: "" } : { crate: rule.slice(0, dot), id: rule.slice(dot + 1) };
}

export function refusalKey(refusal: Refusal): string {
  return `refusal-${splitRule(refusal.rule).crate}-${refusal.case}`;
}

/** The rules of the table are explained where they bite; those of a game have a page. */
export function ruleLink(rule: string): string | undefined {
  const { crate, id } = splitRule(rule);
  if (id === "" || crate === "room" || crate === "table") return undefined;
  return `/rules/${crate}#${id}`;
}

function wordOf(value: FactValue, looks: readonly SeatLook[]): string | number {
  if ("number" in value) return value.number;
  if ("seat" in value) return looks.find((look) => look.seat === value.seat)?.name ?? value.seat + 1;
  return texts.has(`word-${value.word}`) ? texts.of(`word-${value.word}`) : value.word;
}

export function speak(refusal: Refusal, looks: readonly SeatLook[] = []): Spoken {
  const key = refusalKey(refusal);
  const facts = Object.fromEntries(refusal.facts.map(({ name, value }) => [name, wordOf(value, looks)]));
  const text = texts.has(key) ? withoutRules(texts.of(key, facts)) : texts.of("refusal-unknown");
  const href = ruleLink(refusal.rule);
  return href === undefined ? { text } : { text, href };
}

/** A problem of HTTP, or of a message that was not read, by its case. */
export function speakProblem(name: string): string {
  const key = [`problem-${name}`, `refusal-room-${name}`].find((key) => texts.has(key));
  return key ? texts.of(key) : texts.of("problem-unknown", { case: name });
}
