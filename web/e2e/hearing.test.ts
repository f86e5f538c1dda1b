/** Every law of hearing finds what breaks it. */
import { expect, test } from "vitest";
import { broken, type Heard, written } from "./hearing";

const is = (kind: Heard["is"], text: string, tree?: string): Heard => ({ is: kind, text, ...(tree === undefined ? {} : { tree }) });
const of = (question: number, heard: Heard): Heard => ({ ...heard, question });
const table = { log: ["A moves.", "B moves.", "A moves."] };
const fine: Heard[] = [
  is("arrived", "Stolik"),
  is("told", "A moves."),
  of(1, is("said", "Your turn Move")),
  of(1, is("asked", "move", '- main:\n  - button "Move"')),
  is("told", "B moves."),
  is("told", "A moves."),
  is("said", "Game over B wins!"),
];
const without = (at: number): Heard[] => fine.filter((_, index) => index !== at);
const between = (at: number, ...more: Heard[]): Heard[] => [...fine.slice(0, at), ...more, ...fine.slice(at)];

test("a game that is told once and in order breaks no law", () => {
  expect(broken(fine, table)).toEqual([]);
});

test("who comes back hears the last steps again, and misses none", () => {
  const back = [is("arrived", "Stolik"), is("told", "A moves.")];
  expect(broken(between(6, ...back), table)).toEqual([]);
  expect(broken([...fine.slice(0, 4), ...back, is("said", "Game over")], table)).toEqual(["never told: B moves. | A moves."]);
});

test.each([
  ["a step without a word", without(4), "not as the log: A moves. | A moves."],
  ["an end without a word", without(5), "never told: A moves."],
  ["a question that nobody called out", without(2), "never called out: move"],
  ["a question that only the one before called out", between(4, of(2, is("asked", "again"))), "never called out: again"],
  ["a question that is called out twice", between(3, of(1, is("said", "Your turn Move"))), "twice: Your turn Move"],
  ["a word twice", between(2, is("said", "Wait"), is("said", "Wait")), "twice: Wait"],
  ["a line that another region says too", between(2, is("said", "A moves.")), "twice: A moves."],
  ["a key for a sentence", between(2, is("said", "game-over-long")), "no sentence: game-over-long"],
  ["a sign for a sentence", between(2, is("said", "✓")), "no sentence: ✓"],
  ["a button without a name", between(4, of(2, is("said", "Your turn")), of(2, is("asked", "act", "- button [disabled]\n- radiogroup"))), "without a name, asked for act: - button"],
])("found: %s", (_, heard, found) => {
  expect(broken(heard, table)).toContain(found);
});

test("the next question may be called out in the same words", () => {
  expect(broken(between(4, of(2, is("said", "Your turn Move")), of(2, is("asked", "move"))), table)).toEqual([]);
});

test("a step of a companion has its heading said", () => {
  const steps = [is("arrived", "Stolik"), is("headed", "Load"), is("focus", "Load"), is("headed", "Spin")];
  expect(broken(steps, null)).toEqual(["a step without a word: Spin"]);
});

test("what is heard is written as it is heard, with the surroundings once for each question", () => {
  const tree = '- button "Move"';
  expect(written([is("told", "A moves."), is("asked", "move", tree), is("asked", "move", tree)])).toBe('* A moves.\n\n? move\n    - button "Move"\n\n\n? move\n\n');
});
