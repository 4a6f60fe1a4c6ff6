import { alertsTexts } from '../widgets/alerts/texts.ts';
import { assistantTexts } from '../widgets/assistant/texts.ts';
import { reportTexts } from '../widgets/report/texts.ts';
import { sosTexts } from '../widgets/sos/texts.ts';
import { tipTexts } from '../widgets/tip/texts.ts';
import { verifyTexts } from '../widgets/verify/texts.ts';
import type { WidgetDictionary } from './dictionary.ts';

/** The texts of all elements in one language. */
export const textsOf = (dictionary: WidgetDictionary) => ({
  verify: verifyTexts(dictionary),
  alerts: alertsTexts(dictionary),
  tip: tipTexts(dictionary),
  sos: sosTexts(dictionary),
  report: reportTexts(dictionary),
  assistant: assistantTexts(dictionary),
});
