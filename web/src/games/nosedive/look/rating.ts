/** Ratings as they are read: in thousandths, with the comma or the point of the language. */
import { texts } from "../../../lib/texts.svelte";

const written: Record<string, Intl.NumberFormat> = {};

function format(language: string): Intl.NumberFormat {
  return (written[language] ??= new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }));
}

export const ratingText = (rating: number): string => format(texts.language).format(rating / 1000);

/** Points alone; in a sentence the sentence sees to it. */
export const pointsText = (points: number): string => (points < 0 ? `−${Math.abs(points)}` : `${points}`);

/** With its sign, also where nothing has changed. */
export function changeText(change: number): string {
  const sign = change < 0 ? "−" : change > 0 ? "+" : "±";
  return sign + format(texts.language).format(Math.abs(change) / 1000);
}
