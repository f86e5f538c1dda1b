/** The keyboard as a controller: arrows turn the left dial, digits the middle one, Enter hands in. */
import type { PixoidDirection } from "../../../wire/PixoidDirection";

interface Keys {
  direction: (direction: PixoidDirection) => void;
  distance: (distance: number) => void;
  enter: () => void;
}

const ARROWS: Record<string, PixoidDirection> = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };

export function keysFor(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const arrow = ARROWS[event.key];
    if (arrow) keys.direction(arrow);
    else if (/^[1-9]$/.test(event.key)) keys.distance(Number(event.key));
    else if (event.key === "Enter" && !wantsEnter(event.target)) keys.enter();
    else return;
    event.preventDefault();
  };
}

/** A button that has the focus takes Enter for itself, unless it is a key of the dials that is down already. */
function wantsEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.getAttribute("aria-pressed") !== "true";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}
