import { isComplete, LANGUAGES, type Translate } from '@scamguard/i18n';

/**
 * The languages that a visitor can choose, each by its own name. The name of a language that is not complete says so: "Fon · en
 * partie".
 */
export const offeredLanguages = (t: Translate) =>
  LANGUAGES.map(({ code, name, tag }) => ({
    code,
    tag,
    name: isComplete(code) ? name : t('site.languagePart', { name }),
  }));
