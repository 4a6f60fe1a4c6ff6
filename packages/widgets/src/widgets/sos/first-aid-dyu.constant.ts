import texts from '@scamguard/i18n/texts/di/urgence';
import french from '@scamguard/i18n/texts/fr/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, french.urgence);
