/** The curve of a life: a player's rating at first and after each round. Pure. */
import type { NosediveEvent } from "../../../wire/NosediveEvent";
import type { Story } from "../../../lib/story";

export function wayOf(story: Story<NosediveEvent>, seat: number): number[] {
  const rounds = story.flatMap(({ events }) => events.flatMap((event) => (event.is === "summed" ? [event.summary] : [])));
  return [rounds[0]?.before[seat], ...rounds.map(({ after }) => after[seat])].filter((rating) => rating !== undefined);
}
