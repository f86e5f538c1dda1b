/** The pictures of cards, people and things, in a chunk of their own: it is fetched with the game and not waited for. */
import type { RuletkaKind } from "../../../wire/RuletkaKind";
import type { Posed } from "./crew";
import { type Drawing, type Look, type Palette, paletteOf } from "./paints";
import type { Thing } from "./things";

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 110;
export const CREW_SIZE = 100;

const load = () => import("./pictures");

class Drawings {
  #pictures: Awaited<ReturnType<typeof load>> | null = $state.raw(null);

  constructor() {
    // Without its pictures a game can still be played.
    this.ready().catch(() => undefined);
  }

  /** For what draws once and cannot wait for the next frame. */
  async ready(): Promise<void> {
    this.#pictures ??= await load();
  }

  /** Without a kind, its back. */
  card(kind: RuletkaKind | null, look: Look): Drawing {
    if (!this.#pictures) return [];
    return kind ? this.#pictures.cardDrawing(kind, look) : this.#pictures.cardBack(look);
  }

  thing(is: Thing, look: Look): Drawing {
    return this.#pictures?.thing(is, look) ?? [];
  }

  crew(posed: Posed, look: Look): Drawing {
    return this.#pictures?.crewDrawing(posed, look) ?? [];
  }

  /** The colours of somebody whose seat has this one. */
  crewPalette(posed: Posed, look: Look, seat: string): Palette {
    return paletteOf(look, this.#pictures?.crewColours(posed, look, seat) ?? {});
  }
}

export const drawings = new Drawings();
