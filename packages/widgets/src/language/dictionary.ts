import type frShell from '@scamguard/i18n/texts/fr/shell';
import type frVerify from '@scamguard/i18n/texts/fr/verify';
import type frWidgets from '@scamguard/i18n/texts/fr/widgets';

/** The texts of the site that elements pick theirs from. */
export type WidgetDictionary = typeof frShell & typeof frVerify & typeof frWidgets;
