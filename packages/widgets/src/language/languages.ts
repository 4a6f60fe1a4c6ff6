import type { LANGUAGES } from '@scamguard/i18n/languages';
import OVER_ENGLISH from './over-english.constant.ts';
import TAGS from './tags.constant.ts';

/** The languages of widgets, by BCP 47 tag. French is built in; each other is a file of its own, most of them not complete. */
export type WidgetLanguage = (typeof LANGUAGES)[number]['tag'];

/** The languages that servers answer in and voices read. */
export type AnswerLanguage = 'fr' | 'en';

/** The language of a widget: its own `lang`, else the nearest around it, else that of the page, else French. */
export function languageOf(element: Element): WidgetLanguage {
  const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const tag = lang.toLowerCase().split(/[-_]/)[0];
  return TAGS.find((each) => each === tag) ?? 'fr';
}

/** The language of all that is not a sentence of the widget's own. */
export const answersIn = (language: WidgetLanguage): AnswerLanguage =>
  OVER_ENGLISH.includes(language) ? 'en' : 'fr';
