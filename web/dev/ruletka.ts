/** Development only, not part of the build: every picture of Ruletka in both looks, `/dev/ruletka.html`. */
import { mount } from "svelte";
import { loadFont } from "../src/games/ruletka/look/font";
import Sheet from "./RuletkaSheet.svelte";

loadFont();
mount(Sheet, { target: document.body });
