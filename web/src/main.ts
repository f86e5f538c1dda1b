/** Where the page begins. */
import { hydrate, mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { bringLetters } from "./lib/reading";
import { failure } from "./lib/failure";
import { offerInstall } from "./lib/install";
import { remembered } from "./lib/remembered.svelte";
import { isPrinted } from "./lib/printed";

function begin(): void {
  const target = document.body;
  document.querySelector(".slow")?.remove();
  if (isPrinted(document, remembered.language)) {
    hydrate(App, { target });
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  target.inert = false;
  bringLetters();
  offerInstall(remembered.language);
}

failure.watch();
// Who looks at a printed page may scroll it between reading the script and running it.
if (document.body.hasChildNodes()) setTimeout(begin);
else begin();
