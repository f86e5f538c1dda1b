/** The story of a game of Nokaut: who broke in, who broke what, and where it turned. Pure. */
import { texts } from "../../../lib/texts.svelte";
import type { NokautEvent } from "../../../wire/NokautEvent";
import type { NokautTeam } from "../../../wire/NokautTeam";
import type { NokautView } from "../../../wire/NokautView";
import type { Chronicle, Ended, Honour, TurningPoint } from "../../game";
import { enough, inOrder, most, type Most } from "../../shared/chronicle";
import { nameOf, namesOf } from "../../shared/seats";
import { kindOf, teamOf } from "../look/cards";
import { cardName, goalName, teamName } from "../words/names";

export type NokautEnded = Ended<NokautView, NokautEvent>;

/** A character's time on the grid. */
export interface Stay {
  card: number;
  by: number;
  from: number;
  turns: number;
}

/** What everybody did, by seat, and the moments worth telling. */
export interface Deeds {
  ripostes: number[];
  destroyed: number[];
  characters: number[];
  magic: number[];
  stopped: number[];
  idle: number[];
  drawn: number[];
  goals: { seq: number; team: NokautTeam; goal: number; seat: number }[];
  /** Steps in which a riposte was answered by a riposte: who, with what, against what. */
  duels: { seq: number; by: number; card: number; against: number }[];
  impasses: number[];
  longest: Stay | null;
}

const destroys = (card: number): boolean => kindOf(card).text.some(({ key }) => /(^|-)destroy-/.test(key) && !key.startsWith("stays"));

export function deedsOf({ story, view }: Pick<NokautEnded, "story" | "view">): Deeds {
  const none = (): number[] => Array.from({ length: view.open.seats }, () => 0);
  const deeds: Deeds = {
    ripostes: none(), destroyed: none(), characters: none(), magic: none(), stopped: none(), idle: none(), drawn: none(),
    goals: [], duels: [], impasses: [], longest: null,
  };
  const add = (counts: number[], seat: number, by = 1): void => { counts[seat] = (counts[seat] ?? 0) + by; };
  let [turn, active] = [0, 0];
  /** Who played a card last; and of those that destroy, who of each team. */
  const players = new Map<number, number>();
  const destroyers: Partial<Record<NokautTeam, number>> = {};
  const stays = new Map<number, Stay>();
  const ends = (gone: (card: number) => boolean): void => {
    for (const [card, stay] of stays) {
      if (!gone(card)) continue;
      stay.turns = turn - stay.from;
      if (stay.turns > (deeds.longest?.turns ?? 0)) deeds.longest = stay;
      stays.delete(card);
    }
  };
  for (const { seq, events } of story) {
    for (const event of events) {
      switch (event.is) {
        case "turn-began":
          turn = event.turn;
          active = event.seat;
          break;
        case "drew":
          add(deeds.drawn, event.seat, event.count);
          break;
        case "drew-instead":
        case "passed":
          add(deeds.idle, event.seat);
          break;
        case "played":
        case "uses":
        case "riposted":
          if (event.is === "riposted") {
            add(deeds.ripostes, event.by);
            if (kindOf(event.against).rank === "riposte") deeds.duels.push({ seq, by: event.by, card: event.card, against: event.against });
          }
          if (event.is === "played" && kindOf(event.card).rank === "magic") add(deeds.magic, event.by);
          players.set(event.card, event.by);
          if (destroys(event.card)) destroyers[teamOf(event.card)] = event.by;
          break;
        case "entered": {
          const by = players.get(event.card) ?? active;
          add(deeds.characters, by);
          stays.set(event.card, { card: event.card, by, from: turn, turns: 0 });
          break;
        }
        case "stopped": {
          const by = players.get(event.card);
          if (by !== undefined) add(deeds.stopped, by);
          break;
        }
        case "destroyed": {
          const by = destroyers[teamOf(event.card) === "dragons" ? "unicorns" : "dragons"];
          if (by !== undefined) add(deeds.destroyed, by);
          ends((card) => card === event.card);
          break;
        }
        case "sacrificed":
          ends((card) => card === event.card);
          break;
        case "completed":
          deeds.goals.push({ seq, team: event.team, goal: event.goal, seat: active });
          ends((card) => teamOf(card) === event.team);
          break;
        case "impasse-began":
          deeds.impasses.push(seq);
          break;
        default:
      }
    }
  }
  ends(() => true);
  return deeds;
}

export function chronicle(ended: NokautEnded): Chronicle {
  const deeds = deedsOf(ended);
  return { turningPoints: turningPoints(ended, deeds), honours: honours(ended, deeds) };
}

function honours({ looks, view }: NokautEnded, deeds: Deeds): Honour[] {
  const honour = (found: Most | null, name: string): Honour[] =>
    found
      ? [{
          seats: found.seats,
          title: texts.of(`nokaut-honour-${name}`),
          text: texts.of(`nokaut-honour-${name}-how`, { names: namesOf(looks, found.seats), count: found.count }),
        }]
      : [];
  const scored = Array.from({ length: view.open.seats }, (_, seat) => deeds.goals.filter((goal) => goal.seat === seat && view.open.team[seat] === goal.team).length);
  const { longest } = deeds;
  const told = [
    ...honour(most(deeds.ripostes), "riposte"),
    ...honour(most(deeds.destroyed), "wrecker"),
    ...honour(most(scored), "finisher"),
    ...honour(most(deeds.stopped), "unlucky"),
    ...(longest && longest.turns > 2
      ? [{
          seats: [longest.by],
          title: texts.of("nokaut-honour-sitter"),
          text: texts.of("nokaut-honour-sitter-how", { name: nameOf(looks, longest.by), card: cardName(longest.card), turns: longest.turns }),
        }]
      : []),
    ...honour(most(deeds.magic), "wizard"),
  ];
  return enough(told, [...honour(most(deeds.characters), "crowd"), ...honour(most(deeds.idle), "patient"), ...honour(most(deeds.drawn), "hoarder"), ...honour(winners(view), "team")]);
}

/** Told where little else happened: the team that has won. */
function winners({ open }: NokautView): Most | null {
  const winner = typeof open.phase === "object" && "over" in open.phase ? open.phase.over.winner : null;
  const seats = open.team.flatMap((team, seat) => (team === winner ? [seat] : []));
  return winner === null ? null : { seats, count: open.done[winner].length };
}

function turningPoints({ looks, story, outcome, view }: NokautEnded, { goals, duels, impasses }: Deeds): TurningPoint[] {
  const [first] = goals;
  const last = goals.at(-1);
  const done = { dragons: 0, unicorns: 0 };
  let lead: (typeof goals)[number] | undefined;
  for (const goal of goals) {
    const other = goal.team === "dragons" ? "unicorns" : "dragons";
    if (done[goal.team] === done[other] && done[other] > 0) lead = goal;
    done[goal.team]++;
  }
  const duel = duels[0];
  const end = story.at(-1);
  const facts = (goal: (typeof goals)[number]): Record<string, string> => ({ team: teamName(goal.team), goal: goalName(goal.goal) });
  const isWon = last && view.open.done[last.team].length === 3;
  return inOrder([
    isWon ? { seq: last.seq, text: texts.of("nokaut-point-won", facts(last)) } : end ? { seq: end.seq, text: texts.of("nokaut-point-end", { names: namesOf(looks, outcome.winners) }) } : null,
    duel ? { seq: duel.seq, text: texts.of("nokaut-point-duel", { name: nameOf(looks, duel.by), card: cardName(duel.card), against: cardName(duel.against) }) } : null,
    lead ? { seq: lead.seq, text: texts.of("nokaut-point-lead", facts(lead)) } : null,
    impasses[0] === undefined ? null : { seq: impasses[0], text: texts.of("nokaut-point-impasse") },
    first ? { seq: first.seq, text: texts.of("nokaut-point-first", facts(first)) } : null,
  ]);
}
