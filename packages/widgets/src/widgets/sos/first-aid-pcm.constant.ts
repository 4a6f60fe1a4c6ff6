import english from '@scamguard/i18n/texts/en/urgence';
import texts from '@scamguard/i18n/texts/pcm/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, english.urgence);
