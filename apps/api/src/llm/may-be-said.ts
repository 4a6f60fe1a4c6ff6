import { addressesInText, phonesInText } from '@scamguard/engine';
import { assess } from '@scamguard/engine/node';
import type { AnswerLanguage } from '../http/languages.ts';

const MOST_GROWTH = 2;
const MARKUP = /[<>{}[\]`*_#|\\]|https?:|www\./i;
/** The verdict is the engine's alone, and nobody is told that there is nothing to fear. */
const VERDICTS =
  /\b(?:danger|s[uû]re?s?|s[ée]curit[ée]|sans risque|aucun risque|fiable|confiance|safe|secure|trust|legit\w*|harmless|no risk|rassur\w*|garanti\w*|guarantee\w*)\b/iu;
const ORDERS =
  /\b(?:envoyez|payez|versez|transf[ée]rez|composez|donnez|communiquez|partagez|cliquez|installez|t[ée]l[ée]chargez|appelez|send|pay|transfer|dial|give|share|click|install|download|call|text)\b/giu;

/** What belongs to the reader alone. */
const SECRETS =
  /\b(?:votre|vos|ton|ta|tes|le|your|the)\s+(?:code|pin|otp|mot de passe|mdp|password|carte|card|num[ée]ro|number)\b/giu;

/** Whether other words for a reply say no more than the reply: no address, figure, order or verdict of their own. */
export function mayBeSaid(text: string, plain: string, language: AnswerLanguage): boolean {
  return (
    text.length > 0 &&
    text.length <= plain.length * MOST_GROWTH &&
    !/[\p{Cc}\p{Cf}\p{Co}]/u.test(text.replaceAll('\n', '')) &&
    !MARKUP.test(text) &&
    addressesInText(text).length === 0 &&
    phonesInText(text).length === 0 &&
    plain.includes('?') === text.trimEnd().endsWith('?') &&
    everyIn(text, plain, /\p{N}+/gu) &&
    everyIn(text, plain, ORDERS) &&
    (VERDICTS.test(plain) || !VERDICTS.test(text)) &&
    everyIn(text, plain, SECRETS) &&
    alarms(text, language).every((id) => alarms(plain, language).includes(id))
  );
}

/** The signals that alarm the engine in our own text, as if a stranger had sent it. Our own questions speak of codes too. */
function alarms(value: string, language: AnswerLanguage): readonly string[] {
  const { signals } = assess({ kind: 'conversation', value }, { language });
  return signals.filter(({ level }) => level === 'danger').map(({ id }) => id);
}

function everyIn(text: string, plain: string, pattern: RegExp): boolean {
  const allowed = new Set((plain.match(pattern) ?? []).map((each) => each.toLowerCase()));
  return (text.match(pattern) ?? []).every((each) => allowed.has(each.toLowerCase()));
}
