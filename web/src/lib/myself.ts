/** Who somebody is who opens a table before anybody has asked: as last time on this device. */
import type { Newcomer } from "../wire/Newcomer";
import { identities } from "./identities";
import { remembered } from "./remembered.svelte";
import { texts } from "./texts.svelte";

export const myself = (): Newcomer => ({
  name: remembered.name || texts.of("default-name"),
  identity: remembered.identity ?? identities[0] ?? "circle",
  language: remembered.language,
});
