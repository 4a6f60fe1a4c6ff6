import { LANGUAGES } from '@scamguard/i18n/languages';

/** The BCP 47 tags of the product's languages. */
export default LANGUAGES.map(({ tag }) => tag);
