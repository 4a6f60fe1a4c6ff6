import type { AdviceId } from '../signals/advice.ts';
import type { Finding } from '../signals/index.ts';
import type { ItemKind, Verdict } from '../vocabulary.ts';

const MOST = 3;

/** Advice that is always worth giving. It fills up what the signals advise. */
const USUAL: Readonly<Record<ItemKind, Readonly<Record<Verdict, readonly AdviceId[]>>>> = {
  link: {
    safe: ['do-not-share-code'],
    unknown: ['do-not-type-secrets', 'check-with-company'],
    caution: ['do-not-type-secrets', 'check-with-company', 'report-here'],
    danger: ['do-not-open', 'do-not-type-secrets', 'report-here'],
  },
  number: {
    safe: ['do-not-share-code'],
    unknown: ['do-not-share-code', 'call-known-number', 'do-not-pay-first'],
    caution: ['do-not-share-code', 'call-known-number', 'report-here'],
    danger: ['stop-answering', 'do-not-share-code', 'report-here'],
  },
  profile: {
    safe: ['do-not-share-code'],
    unknown: ['ask-someone-trusted', 'do-not-pay-first', 'do-not-share-code'],
    caution: ['check-with-company', 'do-not-pay-first', 'report-here'],
    danger: ['stop-answering', 'do-not-pay-first', 'report-here'],
  },
  conversation: {
    safe: ['do-not-share-code'],
    unknown: ['stay-careful'],
    caution: ['ask-someone-trusted', 'stay-careful', 'keep-evidence'],
    danger: ['stop-answering', 'keep-evidence', 'report-here'],
  },
};

/** At most three things to do, those that fit the strongest signals first. */
export function recommend(
  kind: ItemKind,
  verdict: Verdict,
  strongestFirst: readonly Finding[],
): readonly AdviceId[] {
  const fitting = strongestFirst.flatMap(({ definition, outcome }) => {
    if (outcome.state === 'undecided') return definition.adviceInDoubt ?? [];
    return outcome.isSilent === true ? [] : definition.advice;
  });
  const urgent: readonly AdviceId[] = kind === 'link' && verdict === 'danger' ? ['do-not-open'] : [];
  return [...new Set([...urgent, ...fitting, ...USUAL[kind][verdict]])].slice(0, MOST);
}
