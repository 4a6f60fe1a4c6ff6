import type { Language } from '@scamguard/i18n';

/** The languages that widgets speak; French is built in, each other is a file of its own. */
export type WidgetLanguage = Extract<Language, 'fr' | 'en'>;

const SPOKEN: readonly WidgetLanguage[] = ['fr', 'en'];

/** The language of a widget: its own `lang`, else that of the page around it, else French. */
export function languageOf(element: Element): WidgetLanguage {
  const tag = element.closest('[lang]')?.getAttribute('lang')?.split('-')[0];
  return SPOKEN.find((code) => code === tag) ?? 'fr';
}
