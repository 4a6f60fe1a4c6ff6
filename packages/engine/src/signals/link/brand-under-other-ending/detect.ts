import { shownBrand } from '../../../address/shown-brand.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

export const brandUnderOtherEnding = signal(definition, ({ address, likeness, words, spanOf }) => {
  if (likeness?.manner !== 'other-ending') return ABSENT;
  const about = { brand: shownBrand(likeness.brand, words), word: likeness.word, site: address.site };
  return likeness.isUnsettled ? undecided(about) : seen(about, { span: spanOf(likeness.word) });
});
