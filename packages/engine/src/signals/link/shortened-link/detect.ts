import { brandWord } from '../../../address/brand-index.ts';
import { isListed, platformOf } from '../../../address/shared-platform.ts';
import { APP_LINKS } from '../../../knowledge/app-links.ts';
import { SHORTENERS } from '../../../knowledge/shorteners.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** Shops promise things too; the name of a company whose own short links are elsewhere beside a promise is a trap's. */
const PROMISE_ALONE = 0.6;

const isBrand = (word: string): boolean => word.length > 2 && brandWord(word) !== undefined;

/** A short link is an ordinary thing; one whose own words promise something is not. A known site's own short links lead to that site. */
export const shortenedLink = signal(definition, ({ address, words, likeness, known, spanOf }) => {
  if (address.kind !== 'web' || !isListed(address, SHORTENERS) || platformOf(address) !== undefined)
    return ABSENT;
  if (APP_LINKS.has(address.host)) return ABSENT;
  const lure = words.pathLures[0]?.word;
  const brand = likeness?.manner === 'in-path' ? likeness.word : words.path.find(isBrand);
  const word = brand ?? lure;
  if (word !== undefined)
    return seen({ word }, { share: brand && lure ? 1 : PROMISE_ALONE, span: spanOf(word) });
  return known.leadsTo === undefined ? undecided() : ABSENT;
});
