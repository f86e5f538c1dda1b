/** All texts of cards and experiences, in both languages. The tones of experiences are no part of it. */
import experiencesEn from "../../../../../content/nosedive/experiences.en.ftl?raw";
import experiencesPl from "../../../../../content/nosedive/experiences.pl.ftl?raw";
import cardsEn from "../../../../../content/nosedive/cards.en.ftl?raw";
import cardsPl from "../../../../../content/nosedive/cards.pl.ftl?raw";

export const pl = `${cardsPl}\n${experiencesPl}`;
export const en = `${cardsEn}\n${experiencesEn}`;
