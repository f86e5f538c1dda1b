/** Known layout faults: `boxes.json` names each by rule and element, with a reason, windows and scenes. The list only shrinks. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BoxRule } from "./boxes";

const FILE = join(import.meta.dirname, "boxes.json");

export interface Exception {
  rule: BoxRule;
  element: string;
  reason: string;
  /** Scenes by window. */
  at: Record<string, string[]>;
}

export interface Finding {
  scene: string;
  window: string;
  rule: BoxRule;
  element: string;
}

export const keyOf = ({ scene, window, rule, element }: Finding): string => `${scene} at ${window}: ${rule} ${element}`;

const list = JSON.parse(readFileSync(FILE, "utf8")) as { unmeasured: string[]; faults: Exception[] };

/** Scenes whose faults are not listed yet. */
export const unmeasured: ReadonlySet<string> = new Set(list.unmeasured);

/** Listed findings of one scene, or of all. */
export function listed(scene?: string): Finding[] {
  return list.faults.flatMap(({ rule, element, at }) =>
    Object.entries(at).flatMap(([window, scenes]) => scenes.filter((one) => scene === undefined || one === scene).map((one) => ({ scene: one, window, rule, element }))),
  );
}

/** Replaces what the list has of these scenes; reasons are carried over by rule and element. */
export function relist(scenes: ReadonlySet<string>, found: readonly Finding[]): void {
  const findings = [...listed().filter(({ scene }) => !scenes.has(scene)), ...found];
  const reasons = new Map(list.faults.map(({ rule, element, reason }) => [`${rule} ${element}`, reason]));
  const all = new Map<string, Exception>();
  for (const { scene, window, rule, element } of findings) {
    const key = `${rule} ${element}`;
    const entry = all.get(key) ?? { rule, element, reason: reasons.get(key) ?? "known fault", at: {} };
    all.set(key, entry);
    (entry.at[window] ??= []).push(scene);
  }
  const sorted = [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  for (const { at } of sorted) for (const scenes of Object.values(at)) scenes.sort();
  const left = list.unmeasured.filter((scene) => !scenes.has(scene));
  const faults = sorted.map((entry) => JSON.stringify(entry)).join(",\n");
  writeFileSync(FILE, `{\n"unmeasured": ${JSON.stringify(left)},\n"faults": [\n${faults}\n]\n}\n`);
}
