import { fetchTexts } from '../later/in-package.ts';
import { once } from '../later/once.ts';
import type { WidgetLanguage } from './languages.ts';

/** The texts of one element in a language. */
export interface LoadedTexts<Texts> {
  readonly texts: Texts;
  /** The note under it, if nobody has reviewed the language yet. */
  readonly unreviewed?: string | undefined;
}

/** The texts of one element in another language than French, which is built in. */
export async function loadTexts<Texts>(
  language: Exclude<WidgetLanguage, 'fr'>,
  name: string,
  inside: ParentNode & Node,
): Promise<LoadedTexts<Texts>> {
  const file = await once(language, fetchTexts);
  file.markOwn?.(inside);
  const texts = (file.default as Readonly<Record<string, Texts>>)[name] as Texts;
  return { texts, unreviewed: file.unreviewed };
}
