/** Pictures of many kilobytes wait until the words around them are painted; until then a card is its paper. */
import { whenRead } from "../../lib/reading";

let come = $state(false);
whenRead(() => { come = true; });

export const pictures = {
  get come(): boolean {
    return come;
  },
};
