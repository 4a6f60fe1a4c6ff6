import shell from '@scamguard/i18n/texts/yo/shell';
import urgence from '@scamguard/i18n/texts/yo/urgence';
import verify from '@scamguard/i18n/texts/yo/verify';
import widgets from '@scamguard/i18n/texts/yo/widgets';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify, ...widgets }, urgence);
