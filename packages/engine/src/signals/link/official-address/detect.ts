import { ownerOf } from '../../../address/brand-index.ts';
import { redirectTarget } from '../../../address/redirect-target.ts';
import { isShared } from '../../../address/shared-platform.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Only the domain that was registered counts, and neither where strangers publish under it nor where it sends people on. */
export const officialAddress = signal(definition, ({ address, spanOf }) => {
  if (address.kind !== 'web' || address.credentials !== '' || isShared(address)) return ABSENT;
  const target = redirectTarget(address);
  if (target !== undefined && target.site !== address.site) return ABSENT;
  const domain = ownerOf(address.host) ? address.host : address.site;
  const brand = ownerOf(domain);
  if (brand === undefined) return ABSENT;
  return seen({ brand: brand.owners[domain] ?? brand.name }, { span: spanOf(address.host) });
});
