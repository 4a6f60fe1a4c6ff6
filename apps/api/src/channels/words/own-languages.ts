import type { Verdict } from '@scamguard/engine';
import { type ActionId, orderIn, orderSaid, verdictIn } from '@scamguard/engine/cases';
import dioula from '@scamguard/i18n/texts/di/urgence';
import dioulaVerdicts from '@scamguard/i18n/texts/di/verify';
import fon from '@scamguard/i18n/texts/fon/urgence';
import fonVerdicts from '@scamguard/i18n/texts/fon/verify';
import french from '@scamguard/i18n/texts/fr/urgence';
import frenchVerdicts from '@scamguard/i18n/texts/fr/verify';
import wolof from '@scamguard/i18n/texts/wo/urgence';
import wolofVerdicts from '@scamguard/i18n/texts/wo/verify';
import yoruba from '@scamguard/i18n/texts/yo/urgence';
import yorubaVerdicts from '@scamguard/i18n/texts/yo/verify';

/** Languages in which the site says some sentences, above the French ones. */
export const OWN_LANGUAGES = ['wo', 'yo', 'di', 'fon'] as const;
export type OwnLanguage = (typeof OWN_LANGUAGES)[number];

type FirstAid = typeof french;
type Verdicts = typeof frenchVerdicts;

const TEXTS: Readonly<Record<OwnLanguage, readonly [FirstAid, Verdicts]>> = {
  wo: [wolof, wolofVerdicts],
  yo: [yoruba, yorubaVerdicts],
  di: [dioula, dioulaVerdicts],
  fon: [fon, fonVerdicts],
};

/** A language that lacks a sentence has the French one in its place: that is not its own. */
const its = (text: string, inFrench: string): string | undefined => (text === inFrench ? undefined : text);

type Sentence = (texts: FirstAid['urgence']) => string;
const STOP: Sentence = ({ steps }) => steps.stop.title;
const SEND_NOTHING: Sentence = ({ steps }) => steps.stop.text;
const CALL: Sentence = ({ steps }) => steps.money.title;
const NO_CODE: Sentence = ({ steps }) => steps.summary.details;

/** What first aid says on the site for the same. */
const FIRST_AID: Readonly<Partial<Record<ActionId, Sentence>>> = {
  'hang-up': STOP,
  'stop-talking': STOP,
  'call-operator': CALL,
  'call-bank': CALL,
  'change-code': ({ steps }) => steps.code.title,
  'do-not-share-code': NO_CODE,
  'do-not-pay': SEND_NOTHING,
  'do-not-pay-more': SEND_NOTHING,
  'do-not-send-back': SEND_NOTHING,
  'do-not-give-in': SEND_NOTHING,
};

const firstAidIn = (language: OwnLanguage, sentence: Sentence): string | undefined =>
  its(sentence(TEXTS[language][0].urgence), sentence(french.urgence));

/** The word of a verdict as the site says it in a language. */
export function ownVerdict(language: OwnLanguage, verdict: Verdict): string | undefined {
  const { result } = TEXTS[language][1];
  const { result: inFrench } = frenchVerdicts;
  const band = { danger: 'high', caution: 'medium', unknown: 'unknown', safe: 'low' } as const;
  if (verdict === 'safe') return undefined;
  return (
    verdictIn(language, verdict) ??
    its(result.band[band[verdict]], inFrench.band[band[verdict]]) ??
    (verdict === 'danger' ? its(result.riskTitle, inFrench.riskTitle) : undefined)
  );
}

/** An order of French or English in a language's own words, where the site has such. */
export function ownOrder(language: OwnLanguage, text: string): string | undefined {
  const id = orderSaid(text);
  if (id === undefined) return undefined;
  const sentence = FIRST_AID[id];
  return orderIn(language, id) ?? (sentence && firstAidIn(language, sentence));
}

/** What helps whoever could not be understood, in their language and in French: to say and send nothing more. */
export function ownFirstAid(language: OwnLanguage): {
  readonly own: readonly string[];
  readonly inFrench: string;
} {
  const steps = [STOP, SEND_NOTHING].flatMap((sentence) => firstAidIn(language, sentence) ?? []);
  const warning = its(TEXTS[language][1].result.riskTitle, frenchVerdicts.result.riskTitle);
  return {
    own: steps.length > 0 ? steps : warning === undefined ? [] : [warning],
    inFrench: [STOP, SEND_NOTHING].map((sentence) => sentence(french.urgence)).join('. '),
  };
}
