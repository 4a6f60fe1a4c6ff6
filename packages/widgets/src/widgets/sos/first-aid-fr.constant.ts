import texts from '@scamguard/i18n/texts/fr/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, texts.urgence);
