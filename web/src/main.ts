/** Where the page begins. */
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { offerInstall } from "./lib/install";
import { remembered } from "./lib/remembered.svelte";

mount(App, { target: document.body });
offerInstall(remembered.language);
