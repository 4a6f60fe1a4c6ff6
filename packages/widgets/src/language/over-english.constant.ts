import { completeLanguage, LANGUAGES } from '@scamguard/i18n/languages';

/** Tags of the languages that have English beneath them, English itself among them. */
export default LANGUAGES.filter(({ code }) => completeLanguage(code) === 'en').map(({ tag }) => tag);
