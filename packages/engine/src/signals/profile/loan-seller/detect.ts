import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A bank or a shop may speak of loans. A name that also says how easy and safe they are sells them. */
const NAMED_ONLY = 0.75;

export const loanSeller = signal(definition, ({ hints, spanOf }) => {
  const hint = hints.find(({ topic }) => topic === 'loan');
  if (hint === undefined) return ABSENT;
  const isEasy = hints.some(({ topic }) => topic === 'ease');
  return seen({ word: hint.phrase }, { span: spanOf(hint.phrase), share: isEasy ? 1 : NAMED_ONLY });
});
