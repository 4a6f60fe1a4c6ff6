import type { WidgetLanguage } from './languages.ts';

const FILES = {
  en: () => import('./en.ts'),
} satisfies Record<Exclude<WidgetLanguage, 'fr'>, () => Promise<unknown>>;

/** The texts of one element in another language than French, which is built in. Each language is one file, fetched once. */
export async function loadTexts<Texts>(
  language: Exclude<WidgetLanguage, 'fr'>,
  name: string,
): Promise<Texts> {
  const { default: all } = await FILES[language]();
  return (all as unknown as Readonly<Record<string, Texts>>)[name] as Texts;
}
