/**
 * Names that are long, drawn, from right to left or full of marks, on windows that are small, lie on their side or are
 * looked at with twice the size: at every game nothing sticks out, and what is to be done can be seen and pressed.
 */
import type { BrowserContext, Locator } from "playwright-core";
import { expect, test } from "vitest";
import { PROTOCOL } from "../src/wire/protocol";
import { eventually } from "./eventually";
import { RuletkaCircle } from "./ruletkaCircle";
import { codeOf, type Window, world } from "./world";

const here = world();

const WINDOWS = [
  { name: "small-phone", width: 320, height: 568 },
  { name: "phone", width: 390, height: 844 },
  { name: "on-its-side", width: 667, height: 375 },
  { name: "twice-the-size", width: 640, height: 400 },
  { name: "tablet", width: 820, height: 1180 },
] as const;

const LONG = "Wielomirosława-Żółwińska";
const OTHERS = [
  { name: "👨‍👩‍👧‍👦🇵🇱🎲👩🏽‍🚀".repeat(6), identity: "star" },
  { name: "שולמית בת־אברהם הישראלית", identity: "heart" },
  { name: "Z̶̢̛a̵̧͝l̴̛͜g̷̡͝o̶̢͠ Q̊ū́ī́ēt W̃Ŵ", identity: "hexagon" },
] as const;

/** In a bare page: somebody who takes a chair, and whose seat a bot plays. */
async function sitDown({ code, name, identity, protocol }: { code: string; name: string; identity: string; protocol: number }): Promise<void> {
  await fetch(`/api/tables/${code}`);
  const socket = new WebSocket(`/api/tables/${code}/ws?plain`.replace(/^/, location.origin.replace("http", "ws")));
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  let steppedAway = false;
  await new Promise<void>((done, failed) => {
    socket.onopen = () => say({ is: "hello", protocol });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as { is: string; room?: { stage: string }; refusal?: { case: string } };
      if (message.is === "welcome") say({ is: "do", id: 1, wish: { is: "join", me: { name, identity, language: "pl" } } });
      if (message.is === "done") done();
      if (message.is === "reload") failed(new Error("another protocol"));
      if (message.is === "refused" && !steppedAway) failed(new Error(message.refusal?.case));
      if (message.room?.stage === "playing" && !steppedAway) {
        steppedAway = true;
        say({ is: "do", id: 2, wish: { is: "step-away" } });
      }
    };
  });
}

/**
 * In the page: whatever sticks out at the side, where nothing scrolls or is cut off on purpose. A phone shows a page that is
 * too wide smaller, and calls that its width: so it is told how wide it is.
 */
function sticksOut(wide: number): string[] {
  const isCut = (element: Element): boolean => {
    for (let at: Element | null = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const out = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility() && (right > wide + 1 || left < -1) && !element.closest(".hidden, .skip, aside, [aria-hidden=true]") && !isCut(element);
  });
  const all = document.documentElement.scrollWidth > wide ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  return [...all, ...out.map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}: ${element.textContent?.trim().slice(0, 40) ?? ""}`)];
}

/** In the page: whether it is too wide before its letters have come, when the device's own stand in for them. */
function tooWideAtFirst(wide: number): string[] {
  const plain = new CSSStyleSheet();
  plain.replaceSync("* { font-family: sans-serif !important }");
  document.adoptedStyleSheets.push(plain);
  const wider = document.documentElement.scrollWidth;
  document.adoptedStyleSheets.pop();
  return wider > wide ? [`the page is ${wider} wide before its letters have come`] : [];
}

/** In the page: controls that look as the browser draws them, and not as the table does. */
function fallsOut(): string[] {
  const own = (control: Element): boolean => {
    const { appearance, borderTopStyle } = getComputedStyle(control);
    if (control.matches("[type=number]")) return appearance === "textfield" && borderTopStyle !== "inset";
    // Newer browsers let a list be drawn, too, and then call it by another name.
    if (control.matches("select") && appearance === "base-select") return true;
    if (control.matches("select, progress, meter, [type=checkbox], [type=radio], [type=range]")) return appearance === "none";
    return borderTopStyle !== "inset" && borderTopStyle !== "outset";
  };
  const controls = [...document.querySelectorAll("button, input, select, textarea, progress, meter")].filter((control) => !control.matches(".hidden, [type=file]"));
  return controls.filter((control) => !own(control)).map((control) => `falls out of the look: ${control.outerHTML.slice(0, 80)}`);
}

/** In the page: a seat with more than one colour, wherever its mark or its colour is drawn. */
function discoloured(): string[] {
  const marks = [...document.querySelectorAll("svg.mark")].map((mark) => ({ shape: mark.firstElementChild?.getAttribute("d") ?? "", colour: getComputedStyle(mark).color }));
  const colourOf = new Map(marks.map(({ shape, colour }) => [shape, colour]));
  const colours = new Set(colourOf.values());
  const two = marks.filter(({ shape, colour }) => colourOf.get(shape) !== colour).map(({ shape, colour }) => `two colours: ${colour} and ${colourOf.get(shape) ?? ""}`);
  const resolved = (element: HTMLElement | SVGElement, name: string): string => {
    const drop = document.createElementNS(element.namespaceURI, element instanceof SVGElement ? "g" : "i") as HTMLElement | SVGElement;
    drop.style.color = `var(${name})`;
    element.append(drop);
    const { color } = getComputedStyle(drop);
    drop.remove();
    return color;
  };
  const drawn = ["--seat", "--mine"].flatMap((name) => [...document.querySelectorAll<HTMLElement | SVGElement>(`[style*="${name}:"]`)].map((element) => ({ element, colour: resolved(element, name) })));
  const strange = drawn.filter(({ element, colour }) => !colours.has(colour) && !element.closest("[data-nobody]") && element.querySelector("svg.mark")).map(({ element, colour }) => `nobody's colour: ${colour} at ${element.outerHTML.slice(0, 60)}`);
  return [...two, ...strange];
}

/** In the page: a name from right to left that could turn around what stands beside it. */
function turnsAround(): string[] {
  const wrong: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    const isFenced = !/\p{Script=Hebrew}/u.test(text.replace(/\u2068[^\u2069]*\u2069/gu, ""));
    const parent = node.parentElement;
    if (isFenced || !parent || parent.matches("script, style, title, option")) continue;
    const isAlone = text.trim() === parent.textContent.trim() && /^(isolate|plaintext|isolate-override)$/.test(getComputedStyle(parent).unicodeBidi);
    if (!isAlone) wrong.push(`turns around: ${parent.outerHTML.slice(0, 120)}`);
  }
  return wrong;
}

/** In the page: whether all of it is on the screen, and nothing lies over it. */
function canBePressed(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const where = `${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)} of ${innerWidth} × ${innerHeight}`;
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `is not on the screen: ${where}`;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return over && (element.contains(over) || over.contains(element)) ? "" : `lies below ${over?.outerHTML.slice(0, 80) ?? "nothing"}`;
}

/** Looks at a scene through every window, and gives what is wrong there. */
async function walk(window: Window, scene: string, action: Locator, scrolls?: "scrolls"): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, ...size } of WINDOWS) {
    await window.page.setViewportSize(size);
    await action.waitFor();
    // What measures itself has taken its new size by the second picture.
    await window.page.evaluate(() => new Promise((taken) => requestAnimationFrame(() => requestAnimationFrame(taken))));
    // What others did may still be told, over the hand.
    await window.page.getByText(window.say("film-skip")).waitFor({ state: "hidden" });
    // A page that is longer than its window is scrolled to what is to be done.
    if (scrolls) await action.scrollIntoViewIfNeeded();
    const found = await window.page.evaluate(sticksOut, size.width);
    const pressed = await action.evaluate(canBePressed);
    if (name === "small-phone") {
      found.push(...(await window.page.evaluate(tooWideAtFirst, size.width)));
      for (const look of [fallsOut, discoloured, turnsAround]) found.push(...(await window.page.evaluate(look)));
    }
    wrong.push(...[...found, ...(pressed ? [`the action ${pressed}`] : [])].map((what) => `${scene} ${name}: ${what}`));
    if (name === "small-phone" || name === "on-its-side") await window.shot(`edges-${scene}-${name}`);
  }
  return wrong;
}

/** Takes the box down, opens a table, and is somebody with a long name there. */
async function open(host: Window, game: string): Promise<string> {
  const { page, say } = host;
  const box = /^(.*)box$/.exec(game)?.[1];
  // The first box lies on the table already.
  if (box !== undefined) await page.getByRole("link", { name: say("have-box-of", { game: say(`game-${box}`) }) }).click();
  else if (game !== "pixoid") await page.getByRole("button", { name: say("take-down", { game: say(`game-${game}`) }) }).click();
  await (box === undefined ? host.button("open-table") : page.getByRole("button", { name: say("box-phones") })).click();
  await page.getByRole("button", { name: say("chair-yours", { number: 1 }) }).click();
  const field = page.getByRole("dialog").getByLabel(say("your-name"));
  await field.fill(`${LONG}!`);
  expect(await field.inputValue(), "what is too long is not taken").toBe(LONG);
  await host.button("save").click();
  await page.getByText(say("you-named", { name: LONG })).waitFor();
  return codeOf(host);
}

async function seat(contexts: readonly BrowserContext[], code: string): Promise<void> {
  for (const [index, context] of contexts.entries()) {
    const [page] = context.pages();
    await page?.evaluate(sitDown, { code, protocol: PROTOCOL, ...(OTHERS[index] ?? OTHERS[0]) });
  }
}

/** Two options of the same table, changed before anybody has answered, both count; and a board is chosen by its picture. */
async function agree(host: Window): Promise<number> {
  const { page, say } = host;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText(say("agreed")).first().click();
  const [length, first] = ["variant", "first"].map((key) => page.getByLabel(new RegExp(`^\\s*${say(`option-pixoid-${key}`)}`))) as [Locator, Locator];
  const change = (element: Element, value: string): void => {
    (element as HTMLSelectElement).value = value;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  };
  await Promise.all([length.evaluate(change, '"short"'), first.evaluate(change, "0")]);
  await eventually("both are agreed", () => host.heard.some((frame) => frame.includes('"variant":"short"') && frame.includes('"first":0')));
  await host.shot("edges-agreed");
  await page.getByText(say("agreed")).first().click();
  await page.getByText(say("pixoid-boards", { board: say("option-pixoid-board-null") })).click();
  const picture = page.getByRole("radio", { name: new RegExp(`^${say("pixoid-board-number", { number: "" }).trim()}`) }).nth(1);
  await picture.check({ force: true });
  await expect.poll(() => picture.isChecked()).toBe(true);
  const board = Number(/\d+/.exec(await picture.evaluate((radio) => radio.closest("label")?.textContent ?? ""))?.[0]);
  await page.getByText(say("pixoid-boards", { board })).waitFor();
  await host.shot("edges-boards");
  return board;
}

test.each(["pixoid", "dixit", "dixitbox", "nosedive", "nosedivebox", "ruletka", "nokaut"])("odd names and small windows: %s", async (game) => {
  const host = await here.open("phone", "pl", "/", "calm");
  const contexts = await Promise.all(OTHERS.map(() => here.browser.newContext()));
  for (const context of contexts) await (await context.newPage()).goto(new URL("/healthz", here.server.url).href);
  const code = await open(host, game);
  await seat(contexts, code);
  await host.button("start").waitFor();
  let board: number | null = null;
  if (game === "pixoid") {
    const late = await here.open("phone", "en", `/t/${code}`, "calm");
    await late.button("watch").waitFor();
    expect(await late.button("sit-down").count(), "a full table says watch").toBe(0);
    await late.shot("edges-full");
    await late.context.close();
    board = await agree(host);
  }
  const inLobby = await walk(host, `${game}-lobby`, host.button("start"));
  await host.button("start").click();
  const inGame = await walk(host, game, host.page.locator(".hand :is(.action, .act, .decks) button").first());
  expect([...inLobby, ...inGame]).toEqual([]);
  if (board !== null) expect(host.heard.some((frame) => frame.includes(`"board":${board},"phase"`)), "the board that was chosen").toBe(true);
  expect(host.complaints).toEqual([]);
});

test("odd names and small windows: the caller beside the real box", async () => {
  const phone = await here.open("phone", "pl", "/box/ruletka", "calm");
  // A companion takes twenty letters.
  const long = LONG.slice(0, 20);
  const circle = new RuletkaCircle(phone, [long, OTHERS[1].name.slice(0, 20), OTHERS[2].name]);
  const onward = phone.page.locator("main footer button").last();
  await circle.heading("box-who-plays").waitFor();
  await circle.writeNames();
  const wrong = await walk(phone, "caller-names", onward, "scrolls");
  await circle.press("box-start", { count: 3 });
  for (const step of ["load", "spin", "bid", "challenge"]) {
    await circle.heading(`ruletka-box-${step}`, { round: 1 }).waitFor();
    wrong.push(...(await walk(phone, `caller-${step}`, onward, "scrolls")));
    if (step === "bid") await circle.bid(long, 5);
    await circle.press(`ruletka-box-after-${step}`);
  }
  await circle.heading("ruletka-box-shots", { round: 1 }).waitFor();
  expect(wrong).toEqual([]);
  expect(phone.complaints).toEqual([]);
});
