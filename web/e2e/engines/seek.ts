/** In the page: finding what people see, by what it is and what it is called. */

export interface Query {
  css: string;
  /** What it is called for who hears the page. */
  name?: string;
  /** A part of that. */
  says?: string;
  in?: Query;
  /** Which of several; goes round where there are fewer. The last is -1. */
  nth?: number;
}

/**
 * The first of these queries that something on the screen answers, by its number, or -1; or, where it is to be pressed,
 * the thing itself: enabled, in sight, and with nothing over it.
 *
 * It is sent to the page as it stands here, so everything that it needs is in it.
 */
export function seek(queries: readonly Query[], want: "which" | "element"): number | Element | null {
  const words = (text: string): string => text.replace(/\s+/g, " ").trim();
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? [...node.childNodes].map(spoken).join(" ");
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return words(by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    return words(element.getAttribute("aria-label") ?? (labels.length > 0 ? labels.map(spoken).join(" ") : spoken(element)));
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = ({ css, name, says, in: around, nth }: Query): Element[] => {
    const roots: ParentNode[] = around ? all(around) : [document];
    const found = roots
      .flatMap((root) => [...root.querySelectorAll(css)])
      .filter((element) => isSeen(element) && (name === undefined || nameOf(element) === words(name)) && (says === undefined || nameOf(element).includes(words(says))));
    if (nth === undefined || found.length === 0) return found;
    const one = nth < 0 ? found.at(nth) : found[nth % found.length];
    return one ? [one] : [];
  };
  if (want === "which") return queries.findIndex((query) => all(query).length > 0);

  const [query] = queries;
  const [target] = query ? all(query).filter((element) => !element.matches(":disabled, [aria-disabled=true]")) : [];
  if (!target) return null;
  const middle = (): Element | null => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isFree = (over: Element | null): boolean => over !== null && (target.contains(over) || over.closest("label")?.contains(target) === true);
  if (!isFree(middle())) target.scrollIntoView({ block: "center", behavior: "instant" });
  return isFree(middle()) ? target : null;
}
