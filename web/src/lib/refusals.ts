/** Refusals in words: the sentence in the language of this screen, and the rule that it rests on. */
import type { SeatLook } from "../games/game";
import type { FactValue } from "../wire/FactValue";
import type { Refusal } from "../wire/Refusal";
import { texts } from "./texts.svelte";

export interface Spoken {
  text: string;
  link?: { href: string; rule: string };
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
export function ruleLink(rule: string): { href: string; rule: string } | undefined {
  const { crate, id } = splitRule(rule);
  if (id === "" || crate === "room" || crate === "table") return undefined;
  return { href: `/rules/${crate}#${id}`, rule: id };
}

function wordOf(value: FactValue, looks: readonly SeatLook[]): string | number {
  if ("number" in value) return value.number;
  if ("seat" in value) return looks.find((look) => look.seat === value.seat)?.name ?? value.seat + 1;
  return texts.has(`word-${value.word}`) ? texts.of(`word-${value.word}`) : value.word;
}

export function speak(refusal: Refusal, looks: readonly SeatLook[] = []): Spoken {
  const key = refusalKey(refusal);
  const facts = Object.fromEntries(refusal.facts.map(({ name, value }) => [name, wordOf(value, looks)]));
  const text = texts.has(key) ? texts.of(key, facts) : texts.of("refusal-unknown", { rule: refusal.rule });
  const link = ruleLink(refusal.rule);
  return link ? { text, link } : { text };
}

/** A problem of HTTP, or of a message that was not read, by its case. */
export function speakProblem(name: string): string {
  const key = [`problem-${name}`, `refusal-room-${name}`].find((key) => texts.has(key));
  return key ? texts.of(key) : texts.of("problem-unknown", { case: name });
}

/** The first rule that a text names in brackets: "…(PR9)". */
export function ruleIn(text: string): string | null {
  return /\(([A-Z]{1,2}\d+)/.exec(text)?.[1] ?? null;
}
