/** The laws of what is heard. Pure: they are asked of what an ear took down. */

export interface Heard {
  /**
   * What it is: a page that was come to, a line of the story, another live region, an alert, a region that came with its
   * words and so is not read out, a heading that is new, where the focus was led, or a question with all that is there.
   */
  is: "arrived" | "told" | "said" | "alert" | "unread" | "headed" | "focus" | "asked";
  text: string;
  tree?: string;
  /** The number of the question that is called out, or asked. */
  question?: number;
}

/** What a table offers beside: its whole log. */
export interface Table {
  log: readonly string[];
}

const isVoice = ({ is }: Heard): boolean => ["told", "said", "alert", "focus"].includes(is);

/** Words that nobody has written for people: keys, holes, things of the machine. */
const CRYPTIC = /[{}]|\b(undefined|null|NaN|object)\b|\b[a-z]+-[a-z]+-[a-z-]+\b|^\W*$/u;

/** A control that somebody has to use and that has no name. */
const NAMELESS = /^\s*- (button|link|textbox|radio|checkbox|combobox|slider|spinbutton)\b(?! ")/gmu;

/** Which laws are broken, and where. */
export function broken(heard: readonly Heard[], table: Table | null): string[] {
  return [...doubled(heard), ...cryptic(heard), ...nameless(heard), ...(table ? [...logged(heard, table.log), ...called(heard)] : headed(heard))];
}

/** No word twice in a row for the same thing. The log may tell it twice, then it happened twice; a next question may read as the last one did. */
function doubled(heard: readonly Heard[]): string[] {
  const voices = heard.filter((one) => isVoice(one) || one.is === "arrived");
  return voices.flatMap((one, at) => {
    const before = voices[at - 1];
    const isSame = before?.text === one.text && !(before.is === "told" && one.is === "told") && !(one.question !== undefined && one.question !== before.question);
    // A line of the log that another region says, too, just before or after.
    const isBoth = one.is !== "told" && voices.slice(Math.max(0, at - 3), at + 4).some((other) => other.is === "told" && one.text.includes(other.text));
    return isSame || isBoth ? [`twice: ${one.text}`] : [];
  });
}

function cryptic(heard: readonly Heard[]): string[] {
  return heard.filter((one) => isVoice(one) && (CRYPTIC.test(one.text) || !/\p{L}/u.test(one.text))).map(({ text }) => `no sentence: ${text}`);
}

function nameless(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ text, tree = "" }) => Array.from(tree.matchAll(NAMELESS), ([line]) => `without a name, asked for ${text}: ${line.trim()}`));
}

/** What is told is the log, line by line, from where the ear began. Whoever comes back hears the last steps once more. */
function logged(heard: readonly Heard[], log: readonly string[]): string[] {
  let end = 0;
  for (const [visit, told] of visits(heard).entries()) {
    const matches = (start: number): boolean => told.every((line, at) => log[start + at] === line);
    // Who comes for the first time may come late; who comes back has missed nothing.
    const starts: number[] = visit === 0 ? [...log.keys()] : Array.from({ length: end + 1 }, (_, at) => at).reverse();
    const start = starts.find(matches);
    if (start === undefined) return [`not as the log: ${told.join(" | ")}`];
    end = start + told.length;
  }
  return end === log.length ? [] : [`never told: ${log.slice(end).join(" | ")}`];
}

/** The lines that were told between one coming and the next. */
function visits(heard: readonly Heard[]): string[][] {
  const all: string[][] = [[]];
  for (const { is, text } of heard) {
    if (is === "arrived") all.push([]);
    if (is === "told") all.at(-1)?.push(text);
  }
  return all.filter((told) => told.length > 0);
}

/** Every question of this seat was called out: that one, and not another in the same words. */
function called(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ is, text, question }, at) => {
    if (is !== "asked" || heard.slice(0, at).some((one) => one.is === "said" && one.question === question)) return [];
    return [`never called out: ${text}`];
  });
}

/** Where there is no table, every step has a heading, and the focus or a region says it before the next one. */
function headed(heard: readonly Heard[]): string[] {
  return heard.flatMap((one, at) => {
    if (one.is !== "headed") return [];
    const rest = heard.slice(at + 1);
    const until = rest.findIndex(({ is }) => is === "headed" || is === "arrived");
    const isSaid = (until < 0 ? rest : rest.slice(0, until)).some((other) => isVoice(other) && other.text.includes(one.text)) || heard.slice(Math.max(0, at - 3), at).some((other) => isVoice(other) && other.text.includes(one.text));
    return isSaid ? [] : [`a step without a word: ${one.text}`];
  });
}

/** As text, to be read as it is heard: what is found on looking around stands once for each kind of question. */
export function written(heard: readonly Heard[]): string {
  const seen = new Set<string>();
  const lines = heard.flatMap(({ is, text, tree }) => {
    if (is === "asked") {
      const around = seen.has(text) ? [] : (tree ?? "").split("\n").map((line) => `    ${line}`);
      seen.add(text);
      return ["", `? ${text}`, ...around, ""];
    }
    const marks: Record<string, string> = { arrived: "== ", told: "* ", said: "  ", alert: "! ", unread: "(not read out) ", headed: "# ", focus: "> " };
    return [`${marks[is] ?? ""}${text}`];
  });
  return `${lines.join("\n")}\n`;
}
