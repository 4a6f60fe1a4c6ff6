import { LANGUAGES } from '@scamguard/i18n/languages';

const LANGUAGE = LANGUAGES.map(({ tag }) => tag).join('|');

/** `name=value` of every attribute that an element knows. Of kinds and countries, those that we know count. */
export default [
  `lang=(${LANGUAGE}).*`,
  'theme=(light|dark|auto|contrast)',
  'size=(small|large)',
  '(kinds|country|partner-key)=.*',
  'api=(https?:/)?/.*',
].join('|');
