import type { WidgetLanguage } from './languages.ts';

/** A file of texts, all elements' together. */
interface TextsFile {
  readonly default: unknown;
  /** Says inside an element which sentences are not French. Only in files that are not complete. */
  readonly markOwn?: (inside: ParentNode & Node) => void;
}

const FILES = {
  en: () => import('./en.ts'),
  yo: () => import('./yo.ts'),
  wo: () => import('./wo.ts'),
  dyu: () => import('./dyu.ts'),
  fon: () => import('./fon.ts'),
} satisfies Record<Exclude<WidgetLanguage, 'fr'>, () => Promise<TextsFile>>;

/** The texts of one element in another language than French, which is built in. Each language is one file, fetched once. */
export async function loadTexts<Texts>(
  language: Exclude<WidgetLanguage, 'fr'>,
  name: string,
  inside: ParentNode & Node,
): Promise<Texts> {
  const file: TextsFile = await FILES[language]();
  file.markOwn?.(inside);
  return (file.default as Readonly<Record<string, Texts>>)[name] as Texts;
}
