/** A toll as a gift: it flies from hand to hand, wrapped. Decoration: the log tells it, and who got it sees the card. */
const FLIGHT_MS = 650;

export function flyGift(board: HTMLElement, from: number, to: number): void {
  const home = board.getBoundingClientRect();
  const middleOf = (seat: number): { x: number; y: number } | null => {
    const box = board.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top } : null;
  };
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end) return;
  const gift = document.createElement("span");
  gift.className = "gift";
  gift.setAttribute("aria-hidden", "true");
  board.append(gift);
  const at = ({ x, y }: { x: number; y: number }, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const above = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 14 };
  const flight = gift.animate([{ transform: at(start, 0.3), opacity: 0 }, { transform: at(start, 1), opacity: 1, offset: 0.25 }, { transform: at(above, 1.15), offset: 0.6 }, { transform: at(end, 0.5), opacity: 0.6 }], {
    duration: FLIGHT_MS,
    easing: "ease-in-out",
    fill: "both",
  });
  flight.finished.catch(() => undefined).finally(() => { gift.remove(); });
}
