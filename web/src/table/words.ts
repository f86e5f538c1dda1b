/** Texts of the screens around a game: too many for the first page, so they come with these screens. */
import en from "../../../content/ui/room.en.ftl?raw";
import pl from "../../../content/ui/room.pl.ftl?raw";
import { texts } from "../lib/texts.svelte";

texts.add({ pl, en });
