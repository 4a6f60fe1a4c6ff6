import shell from '@scamguard/i18n/texts/fr/shell';
import verify from '@scamguard/i18n/texts/fr/verify';
import widgets from '@scamguard/i18n/texts/fr/widgets';
import type { WidgetDictionary } from './dictionary.ts';

/** Read while building, by the `french.constant.ts` of each element. */
export const french: WidgetDictionary = { ...shell, ...verify, ...widgets };
