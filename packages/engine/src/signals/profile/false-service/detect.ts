import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A company's name with the words that imitators add: support, officiel, gain, recrutement, prêt. */
const ADDED = new Set(['service', 'promise', 'job', 'loan', 'recovery', 'invest']);

export const falseService = signal(definition, ({ borrowing, hints, spanOf }) => {
  const hint = hints.find(({ topic, phrase }) => ADDED.has(topic) && phrase !== borrowing?.word);
  if (borrowing === undefined || hint === undefined) return ABSENT;
  return seen({ brand: borrowing.entry.brand.name, word: hint.phrase }, { span: spanOf(borrowing.word) });
});
