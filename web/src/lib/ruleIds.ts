/** Rule ids in texts: they lead to the rule, and no player reads them. Pure. */

/** "… (PR9)", "… (DB5, DB7)" */
const IN_BRACKETS = /\s*\([A-Z]{1,2}\d+[a-z]?(?:, [A-Z]{1,2}\d+[a-z]?)*\)/g;

/** The first rule that a text names in brackets. */
export function ruleIn(text: string): string | null {
  return /\(([A-Z]{1,2}\d+)/.exec(text)?.[1] ?? null;
}

export function withoutRules(text: string): string {
  return text.replace(IN_BRACKETS, "");
}
