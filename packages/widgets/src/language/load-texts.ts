import { fetchTexts } from '../later/in-package.ts';
import type { WidgetLanguage } from './languages.ts';

/** A file of texts, all elements' together. */
export interface TextsFile {
  readonly default: unknown;
  /** Says inside an element which sentences are not French. Only in files that are not complete. */
  readonly markOwn?: (inside: ParentNode & Node) => void;
}

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
