import shell from '@scamguard/i18n/texts/pcm/shell';
import urgence from '@scamguard/i18n/texts/pcm/urgence';
import verify from '@scamguard/i18n/texts/pcm/verify';
import widgets from '@scamguard/i18n/texts/pcm/widgets';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify, ...widgets }, urgence);
