import { strangeBrandLink } from '../../../reading/strange-brand-link.ts';
import { has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const brandWithStrangeLink = signal(definition, (text) => {
  const found = strangeBrandLink(text);
  if (found === undefined || has(text, 'warning')) return ABSENT;
  return seen(
    { brand: found.brand, site: found.link.address.site },
    { span: found.link.address.span, share: found.isShortened ? 0.6 : 1 },
  );
});
