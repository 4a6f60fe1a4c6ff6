import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const promiseInName = signal(definition, ({ hints, spanOf }) => {
  const hint = hints.find(({ topic }) => topic === 'promise');
  return hint === undefined ? ABSENT : seen({ word: hint.phrase }, { span: spanOf(hint.phrase) });
});
