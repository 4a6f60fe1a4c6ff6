import { isListed, platformOf } from '../../../address/shared-platform.ts';
import { APP_LINKS } from '../../../knowledge/app-links.ts';
import { SHORTENERS } from '../../../knowledge/shorteners.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** A short link is an ordinary thing; one whose own words promise something is not. A known site's own short links lead to that site. */
export const shortenedLink = signal(definition, ({ address, words, likeness, known, spanOf }) => {
  if (address.kind !== 'web' || !isListed(address, SHORTENERS) || platformOf(address) !== undefined)
    return ABSENT;
  if (APP_LINKS.has(address.host)) return ABSENT;
  const word = likeness?.manner === 'in-path' ? likeness.word : words.pathLures[0]?.word;
  if (word !== undefined) return seen({ word }, { span: spanOf(word) });
  return known.leadsTo === undefined ? undecided() : ABSENT;
});
