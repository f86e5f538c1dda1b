/** A long word may be broken on a narrow tile. Only there: whoever listens would hear two words. */
export const breakable = (text: string): string => text.replace(/(?<=\p{L}{5})(?=czenie|ience)/u, "\u00ad");
