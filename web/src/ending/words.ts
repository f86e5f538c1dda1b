/** The texts of what comes after a game: too many for the first page, so they come with it. */
import en from "../../../content/ui/after.en.ftl?raw";
import pl from "../../../content/ui/after.pl.ftl?raw";
import { texts } from "../lib/texts.svelte";

texts.add({ pl, en });
