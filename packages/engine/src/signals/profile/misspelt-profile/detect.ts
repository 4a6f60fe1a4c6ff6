import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const misspeltProfile = signal(definition, ({ borrowing, spanOf }) => {
  if (borrowing === undefined || borrowing.manner === 'exact' || borrowing.entry.brand.isWord) return ABSENT;
  return seen({ brand: borrowing.entry.brand.name, word: borrowing.word }, { span: spanOf(borrowing.word) });
});
