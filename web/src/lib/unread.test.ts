import { expect, test } from "vitest";
import type { ChatLine } from "../wire/ChatLine";
import type { Hearers } from "../wire/Hearers";
import { Unread } from "./unread.svelte";

const ME = 1;
const line = (to: Hearers, number: number, person: number): ChatLine => ({ to, number, person, text: "" });
const before = [line("table", 1, 2), line("team", 1, 2)];

test("what was there when the page came is no news; each channel counts for itself", () => {
  const unread = new Unread();
  unread.begin(before);
  const chat = [...before, line("table", 2, 2), line("team", 2, 2), line("team", 3, 2), line("table", 3, ME)];
  expect([unread.count(chat, ME, "table"), unread.count(chat, ME, "team")]).toEqual([1, 2]);
  unread.look(chat, "team");
  expect([unread.count(chat, ME, "table"), unread.count(chat, ME, "team")]).toEqual([1, 0]);
});

test("what came while the line was lost is news", () => {
  const unread = new Unread();
  unread.begin(before);
  const chat = [...before, line("table", 2, 2)];
  unread.begin(chat);
  expect(unread.count(chat, ME, "table")).toBe(1);
});
