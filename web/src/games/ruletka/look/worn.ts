/** The words of the fête, fetched when a screen has its look. */
import en from "../../../../../content/ruletka/worn.en.ftl?raw";
import pl from "../../../../../content/ruletka/worn.pl.ftl?raw";

export const worn = { pl, en };
