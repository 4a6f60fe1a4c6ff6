import type { Dictionary, TextsName } from './dictionaries/index.ts';
import type { Language } from './languages.ts';

/** One file of texts. The site's build replaces this module by one that computes the file's address. */
export async function fetchTexts(folder: Language, name: TextsName): Promise<Partial<Dictionary>> {
  const file = (await import(`./dictionaries/${folder}/${name}.ts`)) as { default: Partial<Dictionary> };
  return file.default;
}
