import { platformOf } from '../../../address/shared-platform.ts';
import { FILING_PLATFORMS } from '../../../knowledge/shared-platforms.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/**
 * The share of a post. A post on a known site is an ordinary thing, and the site decides how it looks. A form or a file looks as
 * a stranger made it.
 */
const SHARE_OF_POSTS = 0.25;

export const openPlatform = signal(definition, ({ address, spanOf }) => {
  const host = platformOf(address);
  if (host === undefined) return ABSENT;
  return seen({ host }, { share: FILING_PLATFORMS.has(host) ? 1 : SHARE_OF_POSTS, span: spanOf(host) });
});
