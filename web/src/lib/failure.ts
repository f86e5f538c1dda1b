/**
 * The offer to load the page again, after an error that nothing else has handled. Made without Svelte, which may be what
 * failed, and outside the body, which may be inert. It takes no focus, and can be dismissed.
 */
import { texts } from "./texts.svelte";

/** Whether an event tells of an error of the page. Browsers also report a resize that took two frames, and what was called off. */
export function isFailure(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  return !(error instanceof DOMException && error.name === "AbortError");
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.className = "button small";
  made.type = "button";
  made.textContent = text;
  made.onclick = press;
  return made;
}

class Failure {
  #shown: HTMLElement | null = null;

  /** Once at a time. */
  offer(): void {
    if (this.#shown) return;
    const box = document.createElement("div");
    box.className = "failure";
    box.role = "status";
    this.#shown = box;
    const drop = (): void => {
      box.remove();
      this.#shown = null;
    };
    box.onkeydown = ({ key }) => {
      if (key === "Escape") drop();
    };
    document.documentElement.append(box);
    const paper = document.createElement("div");
    const text = document.createElement("p");
    text.textContent = texts.of("failure");
    paper.className = "paper";
    paper.lang = texts.language;
    const quiet = button(texts.of("failure-stay"), drop);
    quiet.classList.add("quiet");
    paper.append(text, button(texts.of("load-again"), () => { location.reload(); }), quiet);
    // A status is read out when something comes into it, and not when it comes itself.
    setTimeout(() => { box.append(paper); });
  }

  /** Watches for errors that nothing else has handled. */
  watch(): void {
    addEventListener("error", ({ error }) => { if (isFailure(error)) this.offer(); });
    addEventListener("unhandledrejection", ({ reason }) => { if (isFailure(reason)) this.offer(); });
  }
}

export const failure = new Failure();
