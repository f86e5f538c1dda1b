/**
 * What this device notes down about the open question and the server need not know: a choice that is only half made.
 * It outlives a reload and goes with its question: a table has one note, and only its own question can read it.
 */
import type { Note } from "../games/game";

/** Which question of which deal, and whose. Numbers begin anew with each deal, which its commitment tells from others. */
export interface Asked {
  table: string;
  deal: string;
  seat: number;
  question: number;
}

interface Kept {
  about: string;
  note: unknown;
}

export const NO_NOTE: Note = { read: () => null, keep: () => undefined };

const keyOf = (table: string): string => `stolik-note-${table}`;

export function noteOn({ table, deal, seat, question }: Asked): Note {
  const about = `${deal} ${seat} ${question}`;
  return {
    read: () => {
      try {
        const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Kept | null;
        return kept?.about === about ? kept.note : null;
      } catch {
        return null;
      }
    },
    keep: (note) => {
      try {
        localStorage.setItem(keyOf(table), JSON.stringify({ about, note } satisfies Kept));
      } catch {
        // Without storage half a choice is forgotten with the page.
      }
    },
  };
}

/** The question is closed. */
export function dropNote(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Then there is none.
  }
}
