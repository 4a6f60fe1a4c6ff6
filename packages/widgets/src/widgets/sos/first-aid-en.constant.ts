import texts from '@scamguard/i18n/texts/en/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, texts.urgence);
