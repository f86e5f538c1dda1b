/** What this phone is about to say: a place, or whose cards they are. */
import type { DixitboxChoice } from "../../../../wire/DixitboxChoice";
import type { Sheet } from "../../../../wire/Sheet";
import type { Yours } from "../../../../wire/Yours";
import { Desk } from "../../../shared/desk.svelte";
import type { Send } from "./props";

class PhonesDesk extends Desk<DixitboxChoice> {
  place: number | null = $state(null);
  /** By part of the question. */
  owners: readonly (number | null)[] = $state.raw([]);

  point(place: number, send: Send): void {
    this.place = place;
    this.#changed(send);
  }

  /** Whoever may not stand here beside the other cards is taken from there: people are moved, not refused. */
  own(part: number, seat: number, isFree: boolean, send: Send): void {
    const elsewhere = isFree ? -1 : this.owners.findIndex((owner, other) => owner === seat && other !== part);
    this.owners = this.owners.map((owner, at) => (at === part ? seat : at === elsewhere ? null : owner));
    this.#changed(send);
  }

  laid(send: Send): void {
    this.put({ parts: ["laid"], ready: true }, send);
  }

  protected unpack(yours: Yours<DixitboxChoice> | null, note: unknown): void {
    const parts = yours?.sheet.parts ?? [];
    // What was set last may not have gone out before the page did.
    const noted = this.handedIn ? {} : read(note, parts.length);
    this.place = noted.place ?? parts.map(placeOf).find((place) => place !== null) ?? null;
    this.owners = noted.owners ?? parts.map(ownerOf);
  }

  protected pack(): Omit<Sheet<DixitboxChoice>, "ready"> {
    if (this.topic === "whose") return { parts: this.owners.map((owner) => (owner === null ? null : { owner })) };
    return { parts: [this.place === null ? null : { place: this.place }] };
  }

  #changed(send: Send): void {
    this.keep({ place: this.place, owners: this.owners });
    this.draft(send);
  }
}

const placeOf = (choice: DixitboxChoice | null): number | null =>
  choice !== null && typeof choice === "object" && "place" in choice ? choice.place : null;
export const ownerOf = (choice: DixitboxChoice | null): number | null =>
  choice !== null && typeof choice === "object" && "owner" in choice ? choice.owner : null;

/** What this device noted, as far as it can be read. Whether it may be sent is for the server to say. */
function read(note: unknown, parts: number): { place?: number; owners?: (number | null)[] } {
  const { place, owners } = (note ?? {}) as Record<string, unknown>;
  const areOwners = Array.isArray(owners) && owners.length === parts && owners.every((owner) => owner === null || typeof owner === "number");
  return { ...(typeof place === "number" ? { place } : {}), ...(areOwners ? { owners: owners as (number | null)[] } : {}) };
}

/** One screen has one desk. */
export const desk = new PhonesDesk();
