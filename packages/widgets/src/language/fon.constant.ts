import shell from '@scamguard/i18n/texts/fon/shell';
import urgence from '@scamguard/i18n/texts/fon/urgence';
import verify from '@scamguard/i18n/texts/fon/verify';
import widgets from '@scamguard/i18n/texts/fr/widgets';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify }, urgence, widgets);
