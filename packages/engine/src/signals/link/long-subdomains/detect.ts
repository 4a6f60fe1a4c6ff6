import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const MANY_LABELS = 4;
const LONG = 40;

export const longSubdomains = signal(definition, ({ address, spanOf }) => {
  const labels = address.below === '' ? 0 : address.below.split('.').length;
  if (address.givenBy === 'state' || (labels < MANY_LABELS && address.below.length < LONG)) return ABSENT;
  return seen({ site: address.site }, { span: spanOf(address.below) });
});
