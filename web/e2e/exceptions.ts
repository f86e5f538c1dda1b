/** Faults that are known: `boxes.json` names each by rule and element, and says why it is there and on which screens. The list only shrinks. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BoxRule } from "./boxes";

const FILE = join(import.meta.dirname, "boxes.json");

export interface Exception {
  rule: BoxRule;
  element: string;
  reason: string;
  /** Names of scenes by window. */
  at: Record<string, string[]>;
}

export interface Finding {
  scene: string;
  window: string;
  rule: BoxRule;
  element: string;
}

export const keyOf = ({ scene, window, rule, element }: Finding): string => `${scene} at ${window}: ${rule} ${element}`;

export const exceptions = JSON.parse(readFileSync(FILE, "utf8")) as Exception[];

/** Everything that the list names of one scene, or of all. */
export function listed(scene?: string): Finding[] {
  return exceptions.flatMap(({ rule, element, at }) =>
    Object.entries(at).flatMap(([window, scenes]) => scenes.filter((one) => scene === undefined || one === scene).map((one) => ({ scene: one, window, rule, element }))),
  );
}

/** Writes the list with these findings and no others. */
export function list(findings: readonly Finding[]): void {
  const reasons = new Map(exceptions.map(({ rule, element, reason }) => [`${rule} ${element}`, reason]));
  const all = new Map<string, Exception>();
  for (const { scene, window, rule, element } of findings) {
    const key = `${rule} ${element}`;
    const entry = all.get(key) ?? { rule, element, reason: reasons.get(key) ?? "known fault", at: {} };
    all.set(key, entry);
    (entry.at[window] ??= []).push(scene);
  }
  const sorted = [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  for (const { at } of sorted) for (const scenes of Object.values(at)) scenes.sort();
  writeFileSync(FILE, `[\n${sorted.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`);
}
