/**
 * Development only, not part of the build: the screens of Pixoid over a recorded game.
 * `/dev/pixoid.html?step=5&seat=1&show=board&lang=en&calm&file=/dev/local/other.jsonl`; a file is what
 * `stolik replay FILE --seat 1 --json` prints.
 */
import { mount } from "svelte";
import { texts } from "../src/lib/texts.svelte";
import pixoid from "../src/games/pixoid";
import recorded from "./pixoid.jsonl?raw";
import Page from "./Pixoid.svelte";

const query = new URLSearchParams(location.search);
const file = query.get("file");
const lines = file ? await (await fetch(file)).text() : recorded;

texts.add(pixoid.texts);
if (query.get("lang") === "en") texts.language = "en";
mount(Page, {
  target: document.body,
  props: {
    steps: lines.trim().split("\n").map((line) => JSON.parse(line)),
    first: Number(query.get("step") ?? 0),
    seat: query.has("tv") ? null : Number(query.get("seat") ?? 1),
    show: query.get("show") ?? "both",
    calm: query.has("calm"),
    bar: query.has("bar"),
  },
});
