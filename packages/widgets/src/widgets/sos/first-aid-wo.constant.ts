import french from '@scamguard/i18n/texts/fr/urgence';
import texts from '@scamguard/i18n/texts/wo/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, french.urgence);
