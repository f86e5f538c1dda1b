/** What the cards of the second deck show, in words. Loaded by tables that play with it. */
const inPolish = import.meta.glob<string>("../../../../../content/dixit/second/*.pl.ftl", { query: "?raw", import: "default", eager: true });
const inEnglish = import.meta.glob<string>("../../../../../content/dixit/second/*.en.ftl", { query: "?raw", import: "default", eager: true });

const joined = (files: Record<string, string>): string => Object.values(files).join("\n");

export const second = { pl: joined(inPolish), en: joined(inEnglish) };
