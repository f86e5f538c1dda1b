/** Points fly from the card that earned them to the name of who gets them. Decoration: the names show them anyway. */
import type { DixitReveal } from "../../../wire/DixitReveal";
import { placeOfNarrator } from "./reveal";

const FLIGHT_MS = 600;

export function flyPoints(board: HTMLElement, reveal: DixitReveal): void {
  const home = board.getBoundingClientRect();
  const middleOf = (selector: string): { x: number; y: number } | null => {
    const box = board.querySelector(selector)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top } : null;
  };
  for (const [seat, points] of reveal.gained.entries()) {
    if (points === 0) continue;
    // Who found the card has it from there; who misled others has it from the own card.
    const found = seat === reveal.narrator || reveal.votes[seat] === placeOfNarrator(reveal);
    const place = found ? placeOfNarrator(reveal) : reveal.owners.indexOf(seat) + 1;
    const from = middleOf(`[data-place="${place}"]`);
    const to = middleOf(`[data-seat="${seat}"] b`);
    if (from && to) fly(board, `+${points}`, from, to);
  }
}

function fly(board: HTMLElement, text: string, from: { x: number; y: number }, to: { x: number; y: number }): void {
  const coin = document.createElement("span");
  coin.textContent = text;
  coin.setAttribute("aria-hidden", "true");
  coin.className = "coin";
  board.append(coin);
  const at = (point: { x: number; y: number }, scale: number): string => `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
  const above = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 20 };
  const flight = coin.animate(
    [{ transform: at(from, 0.4), opacity: 0 }, { transform: at(from, 1.5), opacity: 1, offset: 0.3 }, { transform: at(above, 1.2), offset: 0.6 }, { transform: at(to, 0.8), opacity: 1 }],
    { duration: FLIGHT_MS, easing: "ease-in-out", fill: "both" },
  );
  flight.finished.catch(() => undefined).finally(() => { coin.remove(); });
}
