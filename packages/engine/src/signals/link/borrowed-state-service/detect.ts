import { borrowedStateIn } from '../../../address/borrowed-state.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Associations and schools write of a service or an exam too. Only a state has a state's ending. */
const SHARES = { ending: 1, name: 0.75, paper: 0.6 } as const;

export const borrowedStateService = signal(definition, ({ address, words, spanOf }) => {
  const borrowed = borrowedStateIn(address, words);
  if (borrowed === undefined) return ABSENT;
  const { word, country = '', manner } = borrowed;
  return seen(
    { word: word.name, country, site: address.site },
    { share: SHARES[manner], span: spanOf(word.word) },
  );
});
