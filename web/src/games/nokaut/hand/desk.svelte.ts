/**
 * The answer of the open question before it is handed in: cards and spaces, part by part. Hand and board both fill it. What may
 * stand where is listed; what is tapped goes to the first part that takes it, and what no part takes is asked about, so that
 * the refusal says why.
 */
import type { NokautChoice } from "../../../wire/NokautChoice";
import type { Sheet } from "../../../wire/Sheet";
import type { Yours } from "../../../wire/Yours";
import { Desk, type Send } from "../../shared/desk.svelte";
import { spacesNamed } from "../look/aims";

export type Parts = (NokautChoice | null)[];
export type Lists = NokautChoice[][];

export const same = (one: NokautChoice | null | undefined, other: NokautChoice | null | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const cardIn = (choice: NokautChoice | null | undefined): number | null =>
  choice !== null && choice !== undefined && typeof choice === "object" && "card" in choice ? choice.card : null;

export const spaceIn = (choice: NokautChoice | null | undefined): number | null =>
  choice !== null && choice !== undefined && typeof choice === "object" && "space" in choice ? choice.space : null;

const takes = (list: readonly NokautChoice[] | undefined, choice: NokautChoice): boolean => list?.some((one) => same(one, choice)) ?? false;

/** In these the card comes first, and what it names depends on it. */
const CARD_FIRST = ["act", "riposte", "landing"];

class NokautDesk extends Desk<NokautChoice> {
  parts: Parts = $state([]);
  /** The card that is looked at: its text is shown, whether or not it can be played. */
  looked: number | null = $state(null);

  /** The last sheet only asked why something cannot be; what lies on the desk is as good as before. */
  wondered = $state(false);

  get card(): number | null {
    return cardIn(this.parts[0]);
  }

  get spaces(): number[] {
    return this.parts.flatMap((part) => spaceIn(part) ?? []);
  }

  has(choice: NokautChoice): boolean {
    return this.parts.some((part) => same(part, choice));
  }

  /** The part that a choice would go to; nothing where no part takes it. */
  partFor(choice: NokautChoice, lists: Lists): number | null {
    const fits = this.parts.flatMap((_, part) => (takes(lists[part], choice) ? [part] : []));
    return fits.find((part) => this.parts[part] === null) ?? fits.at(-1) ?? null;
  }

  /** A card of the hand, a space of the grid, or a plain word was tapped. What is on the desk already is taken off it. */
  choose(choice: NokautChoice, lists: Lists, send: Send<NokautChoice>): void {
    const card = cardIn(choice);
    if (card !== null) this.looked = card;
    this.wondered = false;
    const isFirst = CARD_FIRST.includes(this.topic ?? "") && spaceIn(choice) === null;
    const at = this.parts.findIndex((part) => same(part, choice));
    if (at >= 0) this.parts = this.parts.map((part, index) => (isFirst || index === at ? null : part));
    // Another card names other spaces. Beside spaces only cards that go with them are listed; alone it may well fit.
    else if (isFirst && (takes(lists[0], choice) || this.spaces.length > 0)) this.parts = this.parts.map((_, index) => (index === 0 ? choice : null));
    else if (isFirst) {
      this.parts = this.parts.map(() => null);
      this.#askWhy(choice, send);
      return;
    } else {
      const part = this.partFor(choice, lists);
      if (part === null) {
        this.#askWhy(choice, send);
        return;
      }
      this.parts = this.parts.map((one, index) => (index === part ? choice : one));
    }
    // At once: what may be chosen next is listed for what lies here.
    this.takeBack(send);
  }

  handInWith(parts: Parts, send: Send<NokautChoice>): void {
    this.parts = parts;
    this.handIn(send);
  }

  /** Declines: an empty sheet that is ready. */
  pass(send: Send<NokautChoice>): void {
    this.parts = this.parts.map(() => null);
    this.put({ parts: [], ready: true }, send);
  }

  /** The sheet as it can be handed in: where nothing else stands, there may stand a blank. */
  filled(lists: Lists): Parts {
    return this.parts.map((part, index) => part ?? (takes(lists[index], "blank") ? "blank" : null));
  }

  /** Is there enough on it to hand it in? With a card come as many spaces as it names. */
  isWhole(lists: Lists): boolean {
    if (!this.parts.some((part) => part !== null)) return false;
    const { card } = this;
    if (CARD_FIRST.includes(this.topic ?? "") && card !== null) return this.spaces.length === spacesNamed(card);
    return this.filled(lists).every((part) => part !== null);
  }

  back(send: Send<NokautChoice>): void {
    this.parts = this.parts.map((part) => (part === "blank" ? null : part));
    this.takeBack(send);
  }

  /** It does not stay on the desk: the sheet with it is only sent to hear why not. */
  #askWhy(choice: NokautChoice, send: Send<NokautChoice>): void {
    this.wondered = true;
    const hole = this.parts.indexOf(null);
    const at = hole < 0 ? this.parts.length - 1 : hole;
    this.put({ parts: this.parts.map((part, index) => (index === at ? choice : part)), ready: false }, send);
  }

  protected unpack(yours: Yours<NokautChoice> | null): void {
    const count = yours ? Math.max(yours.lists.length, yours.sheet.parts.length) : 0;
    this.parts = Array.from({ length: count }, (_, part) => yours?.sheet.parts[part] ?? null);
    this.looked = this.card;
  }

  protected pack(): Omit<Sheet<NokautChoice>, "ready"> {
    return { parts: [...this.parts] };
  }
}

/** One screen has one desk. */
export const desk = new NokautDesk();
