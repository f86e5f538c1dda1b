/** All texts of cards and experiences, in both languages. The tones of experiences are no part of it. */
import experiencesEn from "../../../../../content/nosedive/experiences.en.ftl?raw";
import experiencesPl from "../../../../../content/nosedive/experiences.pl.ftl?raw";
import lifestyleEn from "../../../../../content/nosedive/lifestyle.en.ftl?raw";
import lifestylePl from "../../../../../content/nosedive/lifestyle.pl.ftl?raw";

export const pl = `${lifestylePl}\n${experiencesPl}`;
export const en = `${lifestyleEn}\n${experiencesEn}`;
