import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A label with at least three hyphens, unless they are those of Punycode. */
const CHAIN = /(?<![^.])(?!xn--)[^.-]*(?:-[^.-]*){3}[^.]*/;

export const chainOfHyphens = signal(definition, ({ address, spanOf }) => {
  if (address.givenBy === 'state' || address.isIp) return ABSENT;
  const label = CHAIN.exec(`${address.below}.${address.name}`)?.[0];
  return label === undefined ? ABSENT : seen({ name: label }, { span: spanOf(label) });
});
