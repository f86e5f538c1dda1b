/** The same rules as online, compiled for the browser: what the companion asks of them. Loaded with it, so it works offline. */
import checker from "stolik-checker";
import { companionOf, load } from "../../../check/rules";
import type { NosediveBoxAnswer } from "../../../wire/NosediveBoxAnswer";
import type { NosediveBoxAsk } from "../../../wire/NosediveBoxAsk";
import type { NosediveBoxMark } from "../../../wire/NosediveBoxMark";
import type { NosediveScore } from "../../../wire/NosediveScore";
import type { NosediveWeighed } from "../../../wire/NosediveWeighed";
import type { Outcome } from "../../../wire/Outcome";
import type { Counted } from "./counted";

export interface Rules {
  begin: (players: number, seed: string) => { ratings: number[]; influencer: number } | null;
  deal: (players: number, off: readonly string[], used: number[], tokens: number[], seed: string) => { dealt: number[][]; used: number[] } | null;
  rate: (ratings: number[], influencer: number, marks: NosediveBoxMark[], doubled: number[]) => { ratings: number[]; influencer: number; weighed: NosediveWeighed[] } | null;
  score: (rating: number, counted: Counted) => { stars: number; dropped: number; score: NosediveScore } | null;
  end: (points: number[], ratings: number[]) => Outcome | null;
}

/** Something else where an ask is partly left to its defaults. */
type Ask = NosediveBoxAsk | { is: "deal"; players: number; options: Record<string, boolean>; used: number[]; tokens: number[]; seed: string } | { is: "score"; rating: number; cards: number[][]; lost: number };

export async function loadRules(): Promise<Rules> {
  if (checker === null) throw new Error("the rules were not compiled for the browser");
  const loaded = await load(checker);
  const ask = (question: Ask): NosediveBoxAnswer => companionOf(loaded, "nosedive", question) as NosediveBoxAnswer;
  return {
    begin: (players, seed) => {
      const answer = ask({ is: "begin", players, seed });
      return answer.is === "begun" ? { ratings: answer.ratings, influencer: answer.influencer } : null;
    },
    deal: (players, off, used, tokens, seed) => {
      const options = Object.fromEntries(off.map((category) => [`about_${category}`, false]));
      const answer = ask({ is: "deal", players, options, used, tokens: [...tokens].sort((one, other) => one - other), seed });
      return answer.is === "dealt" ? { dealt: answer.experiences, used: answer.used } : null;
    },
    rate: (ratings, influencer, marks, doubled) => {
      const answer = ask({ is: "rate", ratings, influencer, marks, doubled: [...doubled].sort((one, other) => one - other) });
      return answer.is === "rated" ? { ratings: answer.ratings, influencer: answer.influencer, weighed: answer.weighed } : null;
    },
    score: (rating, { cards, lost }) => {
      const answer = ask({ is: "score", rating, cards, lost });
      return answer.is === "scored" ? { stars: answer.stars, dropped: answer.dropped, score: answer.score } : null;
    },
    end: (points, ratings) => {
      const answer = ask({ is: "end", points, ratings });
      return answer.is === "ended" ? answer.outcome : null;
    },
  };
}

/** New chance for a move: 64 hexadecimal digits. */
export function seed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
