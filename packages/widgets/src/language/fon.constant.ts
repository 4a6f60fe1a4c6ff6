import shell from '@scamguard/i18n/texts/fon/shell';
import urgence from '@scamguard/i18n/texts/fon/urgence';
import verify from '@scamguard/i18n/texts/fon/verify';
import widgets from '@scamguard/i18n/texts/fr/widgets';
import { laidOver } from '@scamguard/i18n/texts/laid-over';
import { incomplete } from './incomplete.ts';

// What widgets alone say is French: nothing of it is sure enough.
export default incomplete({ ...shell, ...verify, ...laidOver(widgets, {}) }, urgence);
