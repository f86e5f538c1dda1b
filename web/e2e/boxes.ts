/**
 * Layout faults of a page: texts that are cut, covered or overlapping, texts and controls outside the window, hit areas below
 * 44 px. `findFaults` is serialised into the page, so it refers to nothing outside itself.
 */

export const RULES = {
  cut: "a text ends at the edge of its box",
  covered: "something lies over a text or over what can be pressed",
  overlap: "two texts lie on top of each other",
  outside: "a text or what can be pressed is not in the window",
  scrolls: "the page scrolls where it must not",
  small: "less than 44 px where a finger presses",
} as const;

export type BoxRule = keyof typeof RULES;

export interface Fault {
  rule: BoxRule;
  /** Tag and classes of the element and of its nearest ancestors. */
  element: string;
  /** Text of the element, and by how much it is wrong. */
  detail: string;
}

export interface Wanted {
  touch: boolean;
  /** The page must not scroll. */
  whole: boolean;
}

export function findFaults({ touch, whole }: Wanted): Fault[] {
  const FINGER_PX = 44;
  /** Tolerance for rounding and for glyphs that overhang their box. */
  const SLACK_PX = 1.5;
  /** Distance of a probe from the edge of a control: corners are round. */
  const INSET_PX = 4;
  /** Share of a line box that glyphs fill: lines may be set closer than the font's own height. */
  const LETTERS = 0.5;
  const PRESSED = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=slider], [role=option]";

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const faults: Fault[] = [];
  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // Everything outside a modal dialog is inert.
  const modal = [...document.querySelectorAll<HTMLElement>("dialog")].filter((dialog) => dialog.matches(":modal")).at(-1);
  const root: Element = modal ?? document.body;

  function nameOf(element: Element): string {
    const part = (one: Element): string => [one.tagName.toLowerCase(), ...[...one.classList].filter((name) => !name.startsWith("svelte-")).sort()].join(".");
    const parts: string[] = [];
    for (let one: Element | null = element; one && one !== document.body && parts.length < 4; one = one.parentElement) parts.unshift(part(one));
    return parts.join(" > ");
  }

  const say = (element: Element, text: string): string => (text || element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const report = (rule: BoxRule, element: Element, detail: string): void => void faults.push({ rule, element: nameOf(element), detail });
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
  const isScroller = (value: string): boolean => value === "auto" || value === "scroll";

  /** Facts about an element that are asked again for everything in it. */
  interface Facts {
    style: { position: string; display: string; overflowX: string; overflowY: string; isTransformed: boolean };
    rect: DOMRect;
    /** Text for screen readers only: clipped away, or without size; by this element or an ancestor. */
    isHidden: boolean;
    /** Rotated, by this element or an ancestor. */
    isTurned: boolean;
  }
  const known = new Map<Element, Facts>();

  function factsOf(element: Element): Facts {
    const before = known.get(element);
    if (before) return before;
    const { position, display, overflowX, overflowY, transform, rotate, clipPath, clip } = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const around = element.parentElement && element !== document.body ? factsOf(element.parentElement) : null;
    const isClippedAway = clipPath.startsWith("inset(50%") || (position === "absolute" && clip !== "auto");
    const isTiny = element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1 && overflowX !== "visible";
    const facts: Facts = {
      style: { position, display, overflowX, overflowY, isTransformed: transform !== "none" },
      rect,
      isHidden: around?.isHidden === true || isClippedAway || isTiny,
      isTurned: around?.isTurned === true || rotate !== "none" || (transform !== "none" && Math.abs(new DOMMatrix(transform).b) > 0.01),
    };
    known.set(element, facts);
    return facts;
  }
  const isHidden = (element: Element): boolean => factsOf(element).isHidden;
  const isTurned = (element: Element): boolean => factsOf(element).isTurned;

  /** Parked above the window until it has the focus, as the skip link is. */
  const isParked = (element: Element, { bottom }: Box): boolean => bottom <= 0 && ["absolute", "fixed"].includes(factsOf(element).style.position);

  interface Clipped {
    /** Visible part of a box. */
    seen: Box;
    /** Largest overhang over a clipping edge that does not scroll. */
    over: number;
    by: Element | null;
  }

  /** Clips a box by the ancestors of its element, and with `own` by the element itself. */
  function clipped(element: Element, box: Box, own: boolean): Clipped {
    let seen = box;
    let over = 0;
    let by: Element | null = null;
    let position = own ? "static" : factsOf(element).style.position;
    for (let one = own ? element : element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const { style, rect } = factsOf(one);
      // A fixed element is clipped by no ancestor, an absolute one only by those that contain it.
      const isAround = position === "absolute" ? style.position !== "static" || style.isTransformed : position !== "fixed";
      if (!isAround) continue;
      position = style.position;
      if (style.display === "inline") continue;
      const isX = style.overflowX !== "visible";
      const isY = style.overflowY !== "visible";
      if (!isX && !isY) continue;
      const clip: Box = { left: isX ? rect.left : -1e6, right: isX ? rect.right : 1e6, top: isY ? rect.top : -1e6, bottom: isY ? rect.bottom : 1e6 };
      const next = meet(seen, clip);
      const beyondX = isScroller(style.overflowX) ? 0 : Math.max(next.left - seen.left, seen.right - next.right);
      const beyondY = isScroller(style.overflowY) ? 0 : Math.max(next.top - seen.top, seen.bottom - next.bottom);
      const beyond = Math.max(beyondX, beyondY);
      if (beyond > over) {
        over = beyond;
        by = one;
      }
      seen = next;
      if (isEmpty(seen)) break;
    }
    return { seen, over, by };
  }

  function isSeen({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean {
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
    return Number(opacity) > 0.4 && (backgroundImage !== "none" || Number(alpha) > 0.4);
  }

  /** A pseudo-element that is painted above the element's content. */
  const hasVeil = (element: Element): boolean =>
    ["::before", "::after"].some((name) => {
      const style = getComputedStyle(element, name);
      return style.content !== "none" && style.position !== "static" && Number(style.zIndex) > 0 && isSeen(style);
    });

  /** Painted element between a point and an element. */
  function coverAt(x: number, y: number, element: Element, isPress: boolean): Element | null {
    const there = document.elementsFromPoint(x, y);
    const own = there.findIndex((one) => one === element || element.contains(one));
    for (const [at, one] of there.entries()) {
      if (at === own) return null;
      if (one.contains(element)) {
        // An ancestor is above its content only with a pseudo-element.
        if (own < 0) return null;
        if (hasVeil(one)) return one;
        continue;
      }
      const isPicture = one instanceof HTMLImageElement || one instanceof SVGElement || one instanceof HTMLCanvasElement;
      const style = getComputedStyle(one);
      if (isSeen(style) || (isPicture && Number(style.opacity) > 0.4) || (isPress && one.matches(PRESSED))) return one;
    }
    return null;
  }

  const points = ({ left, top, right, bottom }: Box): [number, number][] => {
    const x = Math.min(INSET_PX, (right - left) / 4);
    const y = Math.min(INSET_PX, (bottom - top) / 4);
    return [[(left + right) / 2, (top + bottom) / 2], [left + x, top + y], [right - x, top + y], [left + x, bottom - y], [right - x, bottom - y]];
  };

  interface Line {
    node: Text;
    parent: Element;
    box: Box;
  }
  const lines: Line[] = [];

  // Elements without pointer events are painted all the same, and count while texts are probed.
  const opaque = new CSSStyleSheet();
  opaque.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(opaque);

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === "" || parent.closest("[inert], option, script, style, title")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
    if (rects.length === 0 || rects.every((rect) => isParked(parent, rect))) continue;
    const turned = isTurned(parent);
    let worst = 0;
    let by: Element | null = null;
    let isOut = 0;
    const seenLines: Box[] = [];
    for (const rect of rects) {
      const margin = (rect.height * (1 - LETTERS)) / 2;
      const letters: Box = { left: rect.left, right: rect.right, top: rect.top + margin, bottom: rect.bottom - margin };
      const { seen, over, by: edge } = clipped(parent, letters, !turned);
      if (over > worst) {
        worst = over;
        by = edge;
      }
      if (isEmpty(seen)) continue;
      isOut = Math.max(isOut, window.left - seen.left, seen.right - window.right, whole ? seen.bottom - window.bottom : 0, whole ? window.top - seen.top : 0);
      const inWindow = meet(seen, window);
      if (!isEmpty(inWindow)) seenLines.push(inWindow);
    }
    const text = say(parent, node.data);
    if (worst > SLACK_PX && !turned) report("cut", parent, `“${text}” by ${worst.toFixed(0)} px of ${by ? nameOf(by) : "the window"}`);
    if (isOut > SLACK_PX) report("outside", parent, `“${text}” by ${isOut.toFixed(0)} px`);
    for (const box of seenLines) if (!turned) lines.push({ node, parent, box });
    const cover = seenLines.flatMap((box) => points(box).map(([x, y]) => coverAt(x, y, parent, false))).find((one) => one !== null);
    if (cover && !parent.closest(PRESSED)) report("covered", parent, `“${text}” by ${nameOf(cover)}`);
  }

  document.adoptedStyleSheets.pop();

  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.node === other.node || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left > 2 && both.bottom - both.top > 2) report("overlap", one.parent, `“${say(one.parent, one.node.data)}” and “${say(other.parent, other.node.data)}”`);
    }
  }

  for (const element of root.querySelectorAll<HTMLElement>(PRESSED)) {
    if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    // The hit area of an input includes its label.
    const target = element.matches("input") ? (element.closest("label") ?? element) : element;
    if (isHidden(target) || getComputedStyle(target).pointerEvents === "none") continue;
    const rect = target.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1 || isParked(target, rect)) continue;
    const { seen, over, by } = clipped(target, rect, false);
    const text = say(target, "");
    if (isEmpty(seen)) {
      if (over > SLACK_PX) report("outside", target, `“${text}” by ${over.toFixed(0)} px of ${by ? nameOf(by) : "the window"}`);
      continue;
    }
    const out = Math.max(over, window.left - seen.left, seen.right - window.right, whole ? Math.max(seen.bottom - window.bottom, window.top - seen.top) : 0);
    if (out > SLACK_PX) report("outside", target, `“${text}” by ${out.toFixed(0)} px`);
    const inWindow = meet(seen, window);
    if (isEmpty(inWindow)) continue;
    const cover = points(inWindow).map(([x, y]) => coverAt(x, y, target, true)).find((one) => one !== null);
    if (cover && !(cover instanceof HTMLLabelElement && cover.control === element)) report("covered", target, `“${text}” by ${nameOf(cover)}`);
    if (!touch || (rect.width >= FINGER_PX - 0.5 && rect.height >= FINGER_PX - 0.5)) continue;
    // A link within a sentence is exempt, as in WCAG 2.5.8.
    if (getComputedStyle(element).display === "inline" && element.parentElement?.textContent?.trim() !== element.textContent?.trim()) continue;
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const reach = FINGER_PX / 2 - 1;
    // A pseudo-element may enlarge the hit area.
    const isHit = ([dx, dy]: readonly [number, number]): boolean => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit.closest("label")?.control === element);
    };
    if (([[-reach, 0], [reach, 0], [0, -reach], [0, reach]] as const).every(isHit)) continue;
    report("small", target, `“${text}” is ${rect.width.toFixed(0)} × ${rect.height.toFixed(0)} px`);
  }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) report("outside", document.body, `the page is ${page.scrollWidth} px wide`);
  if (whole && page.scrollHeight > innerHeight + 1) report("scrolls", document.body, `the page is ${page.scrollHeight} px high`);
  // One fault for each rule and element name.
  const named = new Set<string>();
  return faults.filter(({ rule, element }) => !named.has(`${rule} ${element}`) && named.add(`${rule} ${element}`));
}
