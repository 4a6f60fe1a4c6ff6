/** Some of the texts of a file. */
type Part<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Part<Texts[Key]> };

/** Sentences of a complete language that stand in another language's dictionary because nobody has translated them yet. */
const borrowed = new Set<string>();

/**
 * The texts of a language that is not complete: its own where it has them, else those of the language beneath it. Each sentence is
 * whole in one language or the other.
 */
export function laidOver<Texts extends object>(complete: Texts, own: Part<Texts>): Texts {
  const merged = Object.entries(complete).map(([key, text]: [string, unknown]) => {
    const mine: unknown = own[key as keyof Texts];
    if (typeof text === 'object' && text !== null) return [key, laidOver(text, mine ?? {})];
    if (mine === undefined) borrowed.add(String(text));
    return [key, mine ?? text];
  });
  return Object.fromEntries(merged) as Texts;
}

/** Whether a text of an incomplete language is of the language beneath it, so that its element says so in `lang`. */
export const isBorrowed = (text: string): boolean => borrowed.has(text);
