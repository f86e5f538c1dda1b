/** Everything a component at the table wants to know about who is here, worked out once. */
import { Checking } from "../check/checking.svelte";
import type { SeatLook } from "../games/game";
import type { Kept } from "../wire/Kept";
import type { MomentView } from "../wire/MomentView";
import type { Person } from "../wire/Person";
import type { Refusal } from "../wire/Refusal";
import type { RoomView } from "../wire/RoomView";
import type { Wish } from "../wire/Wish";
import { botName } from "./bots";
import type { Coming } from "./comings";
import { Connection } from "./connection.svelte";
import { Film } from "./film.svelte";
import { looksOf, personOf, seatOf } from "./looks";
import { notices } from "./notices.svelte";
import { speak, speakProblem } from "./refusals";
import { texts } from "./texts.svelte";
import { heard, NOTHING_TOLD, type Told, wait } from "./told";

export class Here {
  readonly connection: Connection;
  readonly film = new Film((ms) => this.connection.film(ms));
  /** What may be told around the board while a film runs on it. */
  told: Told = $state.raw(NOTHING_TOLD);
  /** What the hand shows: it waits for the moment after the film, too. */
  inHand: Told = $state.raw(NOTHING_TOLD);
  /** The game is over and its board still lies there: who saw the last move sees it to its end, or wants it again. */
  lastLook: "by-itself" | "wanted" | null = $state(null);
  /** What this device finds when it checks the game that is over. */
  checking: Checking | null = $state.raw(null);
  /** The part of the evening to show: while the dice are opened, which is no longer than a blink, what was there before. */
  shown: "lobby" | "playing" | "over" | null = $state(null);
  #telling = { told: NOTHING_TOLD, newest: NOTHING_TOLD, film: null as number | null };
  #handed = { told: NOTHING_TOLD, newest: NOTHING_TOLD, film: null as number | null };
  looks: SeatLook[] = $derived.by(() => (this.connection.room ? looksOf(this.connection.room, botName) : []));
  seat: number | null = $derived.by(() =>
    this.connection.room ? seatOf(this.connection.room, this.connection.you) : null,
  );
  me: Person | undefined = $derived.by(() =>
    this.connection.room ? personOf(this.connection.room, this.connection.you) : undefined,
  );
  /** The bot that plays for this screen's player until they take the seat back. */
  lentTo: string | null = $derived.by(() => {
    const chair = this.seat === null ? undefined : this.connection.room?.chairs[this.seat];
    return chair?.is === "person" ? chair.lent_to : null;
  });
  /** The table stays with what the last step has shown, and this screen has shown it. */
  moment: MomentView | null = $derived.by(() => {
    const { room, update } = this.connection;
    return room?.moment && room.moment.seq === update?.seq && !this.film.runs ? room.moment : null;
  });
  isHost: boolean = $derived.by(
    () => this.connection.you !== null && this.connection.room?.host === this.connection.you,
  );

  readonly #isTelevision: boolean;
  #agreed: Promise<unknown> = Promise.resolve();

  constructor(code: string, watch: boolean) {
    const onRefused = (refused: Refusal | string): void => {
      if (typeof refused === "string") notices.show(speakProblem(refused));
      else this.#show(refused);
    };
    this.connection = new Connection(code, watch, onRefused, (until) => this.film.follow(until), (what, name) => { this.#tellComing(what, name); });
    this.#isTelevision = watch;
  }

  /** Does it, or says why not. True when it was done. */
  async act(wish: Wish): Promise<boolean> {
    const answer = await this.connection.wish(wish);
    if (answer.is === "refused") this.#show(answer.refusal);
    if (answer.is === "no-line") notices.show(texts.of("problem-no-connection"));
    return answer.is === "done";
  }

  /** Changes of what is agreed go one after the other, each on top of the last: two at once would undo each other. */
  agree(change: (room: RoomView) => Wish): Promise<boolean> {
    const next = this.#agreed.then(() => {
      const { room } = this.connection;
      return room ? this.act(change(room)) : false;
    });
    this.#agreed = next;
    return next;
  }

  /** For an effect of the page: it runs after the board has said whether it begins a film. */
  tell(): void {
    const { update, lists, sent, story, room } = this.connection;
    const now: Told = { update, lists, sent, story, stage: room?.stage ?? null, outcome: room?.outcome ?? null };
    const before = this.#telling.told.stage;
    this.film.led = !this.#isTelevision && room?.television === true;
    this.#telling = heard(this.#telling, now, this.film.number);
    const waits = wait(this.film.number, this.moment?.seq ?? null, this.#handed.film);
    this.#handed = heard(this.#handed, now, waits);
    this.inHand = this.#handed.told;
    const { told } = this.#telling;
    this.told = told;
    if (told.stage !== "dealing") this.shown = told.stage;
    // With what is told and not after it: a board that went away for a moment would begin anew.
    if (told.stage !== before) this.lastLook = before === "playing" && told.stage === "over" ? "by-itself" : null;
    // While the next game is being dealt the last one is still on the screen.
    if (told.stage !== before && told.stage !== "dealing") this.checking = told.stage === "over" ? this.#check() : null;
  }

  look(seat: number): SeatLook | undefined {
    return this.looks.find((look) => look.seat === seat);
  }

  /** During a game the line below the header says who is away, as long as they are. */
  #tellComing(what: Coming | "went-left" | "went-sent-away", name: string): void {
    const isSaidThere = what === "came-away" && this.shown === "playing" && !this.#isTelevision;
    if (!isSaidThere) notices.show(texts.of(what, { name }));
  }

  #check(): Checking | null {
    const { room, story, update, dice } = this.connection;
    if (!room) return null;
    const { code, playing: game, keeps_secrets: keepsSecrets } = room;
    const kept: Kept = {
      sealed: game === null ? null : dice.kept(game),
      seat: this.seat,
      story: [...story],
      outcome: room.outcome ?? update?.outcome ?? null,
    };
    const leftOut = room.sealed?.attempts.map((attempt) => attempt.left_out) ?? [];
    return new Checking({ code, game, keepsSecrets, leftOut, kept });
  }

  #show(refusal: Parameters<typeof speak>[0]): void {
    const { text, href } = speak(refusal, this.looks);
    notices.show(text, href);
  }
}
