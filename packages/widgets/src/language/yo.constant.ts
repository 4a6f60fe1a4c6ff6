import widgets from '@scamguard/i18n/texts/fr/widgets';
import shell from '@scamguard/i18n/texts/yo/shell';
import urgence from '@scamguard/i18n/texts/yo/urgence';
import verify from '@scamguard/i18n/texts/yo/verify';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify }, urgence, widgets);
