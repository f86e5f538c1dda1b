/**
 * Which sheet to send, and what became of it. Pure: the socket is somewhere else.
 *
 * Only the newest sheet of the open question is kept. It goes out again with the same nonce after a lost connection,
 * and never for another question: a late tap must not answer what nobody has read yet.
 */
import type { Sent } from "../games/game";
import type { Reply } from "../wire/Reply";
import type { Sheet } from "../wire/Sheet";

export interface Letter<C> {
  ask: number;
  nonce: number;
  sheet: Sheet<C>;
}

export interface Outbox<C> {
  /** The open question, if this seat is asked. */
  ask: number | null;
  letter: Letter<C> | null;
  sent: Sent;
}

export const emptyOutbox: Outbox<never> = { ask: null, letter: null, sent: { is: "nothing" } };

/** What the server knows of this seat's sheet, as an update tells it. */
function standing<C>(sheet: Sheet<C>): Sent {
  if (sheet.ready) return { is: "in" };
  return sheet.parts.some((part) => part !== null) ? { is: "draft" } : { is: "nothing" };
}

/** Another game lies on the table, or none: whatever was on its way belonged to the one before, even if its number fits. */
export function emptied<C>(box: Outbox<C>): Outbox<C> {
  return box.ask === null && box.letter === null ? box : emptyOutbox;
}

/** An update came. A sheet that is still on its way to the same question stays on its way. */
export function asked<C>(box: Outbox<C>, ask: number | null, lying: Sheet<C> | null): Outbox<C> {
  if (ask === null || lying === null) return { ask: null, letter: null, sent: { is: "nothing" } };
  if (ask === box.ask && isPending(box)) return box;
  return { ask, letter: null, sent: standing(lying) };
}

/** A tap. The same sheet once more is no new sheet, so a double tap says the same thing twice. */
export function write<C>(box: Outbox<C>, sheet: Sheet<C>, nonce: number): Outbox<C> {
  if (box.ask === null) return box;
  const same = box.letter !== null && box.sent.is !== "refused" && sameSheet(box.letter.sheet, sheet);
  const letter = same && box.letter ? box.letter : { ask: box.ask, nonce, sheet };
  return { ask: box.ask, letter, sent: { is: "sending" } };
}

/** A reply came. Replies to older sheets say nothing about the newest. */
export function replied<C>(box: Outbox<C>, ask: number, nonce: number, reply: Reply): Outbox<C> {
  const letter = box.letter;
  if (letter?.ask !== ask || letter.nonce !== nonce) return box;
  return { ...box, sent: meaning(reply, letter.sheet) };
}

function meaning<C>(reply: Reply, sheet: Sheet<C>): Sent {
  switch (reply.is) {
    case "noted":
      return { is: "draft" };
    case "accepted":
    case "replaced":
      return { is: "in" };
    case "repeated":
      return { is: sheet.ready ? "in" : "draft" };
    case "closed":
      return { is: reply.counted ? "in" : "nothing" };
    case "refused":
      return isNotSaved(reply.refusal) ? { is: "not-saved" } : { is: "refused", refusal: reply.refusal };
  }
}

/** The disk said no, not a rule: the same sheet is worth another try. */
function isNotSaved(refusal: { rule: string; case: string }): boolean {
  return refusal.rule.startsWith("room.") && refusal.case === "not-saved";
}

function isPending<C>(box: Outbox<C>): boolean {
  return box.letter !== null && (box.sent.is === "sending" || box.sent.is === "not-saved");
}

/** The server could not read it: it will not read it the next time either. */
export function unreadable<C>(box: Outbox<C>): Outbox<C> {
  return isPending(box) ? { ...box, letter: null, sent: { is: "nothing" } } : box;
}

/** What has to go out again, after a reconnect or when the server could not save it. */
export function toSendAgain<C>(box: Outbox<C>): Letter<C> | null {
  return isPending(box) && box.letter?.ask === box.ask ? box.letter : null;
}

function sameSheet<C>(one: Sheet<C>, other: Sheet<C>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
