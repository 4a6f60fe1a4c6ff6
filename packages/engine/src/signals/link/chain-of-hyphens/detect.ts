import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const MANY = 3;

export const chainOfHyphens = signal(definition, ({ address, spanOf }) => {
  if (address.givenBy === 'state' || address.isIp) return ABSENT;
  const label = `${address.below}.${address.name}`
    .split('.')
    .find((part) => !part.startsWith('xn--') && part.split('-').length > MANY);
  return label === undefined ? ABSENT : seen({ name: label }, { span: spanOf(label) });
});
