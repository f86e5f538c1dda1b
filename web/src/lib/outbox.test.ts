import { expect, test } from "vitest";
import type { Refusal } from "../wire/Refusal";
import type { Sheet } from "../wire/Sheet";
import { asked, emptied, emptyOutbox, replied, toSendAgain, unreadable, write, type Outbox } from "./outbox";

const blank: Sheet<string> = { parts: [null], ready: false };
const left: Sheet<string> = { parts: ["left"], ready: true };
const right: Sheet<string> = { parts: ["right"], ready: true };
const open = (ask: number, lying = blank): Outbox<string> => asked<string>(emptyOutbox, ask, lying);
const refusal = (rule: string, name: string): Refusal => ({ rule, case: name, facts: [] });

test("a sheet is on its way until its reply comes", () => {
  let box = write(open(4), left, 1);
  expect(box.sent).toEqual({ is: "sending" });
  expect(toSendAgain(box)).toEqual({ ask: 4, nonce: 1, sheet: left });
  box = replied(box, 4, 1, { is: "accepted" });
  expect(box.sent).toEqual({ is: "in" });
  expect(toSendAgain(box)).toBeNull();
});

test("after a reconnect the same sheet goes out with the same nonce", () => {
  const box = asked(write(open(4), left, 1), 4, blank);
  expect(toSendAgain(box)).toEqual({ ask: 4, nonce: 1, sheet: left });
  expect(replied(box, 4, 1, { is: "repeated" }).sent).toEqual({ is: "in" });
});

test("a sheet never goes to another question", () => {
  const box = asked(write(open(4), left, 1), 5, blank);
  expect(toSendAgain(box)).toBeNull();
  expect(box.sent).toEqual({ is: "nothing" });
});

test("the newest sheet wins, whatever becomes of the older one", () => {
  let box = write(write(open(4), left, 1), right, 2);
  box = replied(box, 4, 1, { is: "refused", refusal: refusal("pixoid.PR9", "wall") });
  expect(box.sent).toEqual({ is: "sending" });
  expect(replied(box, 4, 2, { is: "replaced" }).sent).toEqual({ is: "in" });
});

test("a double tap is one sheet, a change of mind and back is three", () => {
  const once = write(open(4), left, 1);
  expect(write(once, left, 2).letter?.nonce).toBe(1);
  expect(write(write(once, right, 2), left, 3).letter?.nonce).toBe(3);
});

test("what was refused may be tried again and is then a new sheet", () => {
  const box = replied(write(open(4), left, 1), 4, 1, { is: "refused", refusal: refusal("room.R1", "paused") });
  expect(box.sent.is).toBe("refused");
  expect(toSendAgain(box)).toBeNull();
  expect(write(box, left, 2).letter?.nonce).toBe(2);
});

test("what could not be saved is kept and sent again", () => {
  const box = replied(write(open(4), left, 1), 4, 1, { is: "refused", refusal: refusal("room.R9", "not-saved") });
  expect(box.sent).toEqual({ is: "not-saved" });
  expect(toSendAgain(box)?.nonce).toBe(1);
});

test("a page that was reloaded knows its sheet from the update", () => {
  expect(open(4, left).sent).toEqual({ is: "in" });
  expect(open(4, { ...left, ready: false }).sent).toEqual({ is: "draft" });
  expect(open(4).sent).toEqual({ is: "nothing" });
});

test("what the server cannot read is given back, what it has taken stays", () => {
  expect(unreadable(write(open(4), left, 1))).toEqual({ ask: 4, letter: null, sent: { is: "nothing" } });
  const taken = replied(write(open(4), left, 1), 4, 1, { is: "accepted" });
  expect(unreadable(taken)).toBe(taken);
});

test("who is not asked writes nothing", () => {
  const box = write(asked<string>(emptyOutbox, null, null), left, 1);
  expect(box.letter).toBeNull();
});

test("a sheet of the game before is never sent into the next one, whose question has the same number", () => {
  const before = write(open(4), left, 1);
  const box = asked(emptied(before), 4, blank);
  expect(toSendAgain(box)).toBeNull();
  expect(box.sent).toEqual({ is: "nothing" });
  // A late reply to it says nothing about the new question.
  expect(replied(box, 4, 1, { is: "accepted" })).toBe(box);
});
