import { ownerOf } from '../../../address/brand-index.ts';
import { officialDomain } from '../../../address/official.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const officialAddress = signal(definition, ({ address, spanOf }) => {
  const domain = officialDomain(address);
  const brand = domain && ownerOf(domain);
  if (!brand) return ABSENT;
  return seen({ brand: brand.owners?.[domain] ?? brand.name }, { span: spanOf(address.host) });
});
