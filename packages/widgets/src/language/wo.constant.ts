import shell from '@scamguard/i18n/texts/wo/shell';
import urgence from '@scamguard/i18n/texts/wo/urgence';
import verify from '@scamguard/i18n/texts/wo/verify';
import widgets from '@scamguard/i18n/texts/wo/widgets';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify, ...widgets }, urgence);
