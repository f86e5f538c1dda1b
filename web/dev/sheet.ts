/** Development only, not part of the build: the pictures that the client draws, `/dev/sheet.html?of=faces`. */
import { mount } from "svelte";

const sheets = {
  faces: () => import("./FacesSheet.svelte"),
  nosedive: () => import("./NosediveSheet.svelte"),
  ruletka: () => import("./RuletkaSheet.svelte"),
};

const of = new URLSearchParams(location.search).get("of") ?? "";
const sheet = sheets[of as keyof typeof sheets];
mount((await sheet()).default, { target: document.body });
