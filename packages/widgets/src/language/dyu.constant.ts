import shell from '@scamguard/i18n/texts/di/shell';
import urgence from '@scamguard/i18n/texts/di/urgence';
import verify from '@scamguard/i18n/texts/di/verify';
import widgets from '@scamguard/i18n/texts/di/widgets';
import { incomplete } from './incomplete.ts';

export default incomplete({ ...shell, ...verify, ...widgets }, urgence);
