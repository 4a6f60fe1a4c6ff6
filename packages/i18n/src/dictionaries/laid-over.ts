/** Some of the texts of a file. */
type Part<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Part<Texts[Key]> };

/** Sentences of a complete language that stand in another language's dictionary because nobody has translated them yet. */
const borrowed = new Set<string>();

/**
 * The texts of a language that is not complete: its own where it has them, else those of the language beneath it. Each sentence
 * is whole in one of the two languages.
 *
 * @param complete the language beneath; what `own` has as well may be left out.
 */
export function laidOver<Texts extends object>(complete: Texts, own: Part<Texts>): Texts {
  const texts: Record<string, unknown> = { ...own };
  for (const [key, text] of Object.entries(complete)) {
    const mine = texts[key];
    if (typeof text === 'object' && text !== null) texts[key] = laidOver(text, mine ?? {});
    else if (mine === undefined) {
      borrowed.add(String(text));
      texts[key] = text;
    }
  }
  return texts as Texts;
}

/** Whether a text of an incomplete language is of the language beneath it, so that its element says so in `lang`. */
export const isBorrowed = (text: string): boolean => borrowed.has(text);
