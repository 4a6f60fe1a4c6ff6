import { shownBrand } from '../../../address/shown-brand.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const brandInPath = signal(definition, ({ address, likeness, words, spanOf }) => {
  if (likeness?.manner !== 'in-path') return ABSENT;
  const about = { brand: shownBrand(likeness.brand, words), word: likeness.word, site: address.site };
  return seen(about, { span: spanOf(likeness.word) });
});
