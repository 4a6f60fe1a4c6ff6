import { fetchTexts } from '../later/in-package.ts';
import type { WidgetLanguage } from './languages.ts';

/** The texts of one element in another language than French, which is built in. Each language is one file, fetched once. */
export async function loadTexts<Texts>(
  language: Exclude<WidgetLanguage, 'fr'>,
  name: string,
  inside: ParentNode & Node,
): Promise<Texts> {
  const file = await fetchTexts(language);
  file.markOwn?.(inside);
  return (file.default as Readonly<Record<string, Texts>>)[name] as Texts;
}
