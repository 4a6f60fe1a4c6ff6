import type { Lure } from '../../../address/address-words.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Words in the host weigh more than words in the path; one alone is an everyday thing. */
const SHARES = [0, 0.35, 0.75, 1] as const;

function isLure({ topic }: Lure): boolean {
  return topic !== 'service';
}

export const lureWords = signal(definition, ({ address, words, spanOf }) => {
  if (address.kind !== 'web') return ABSENT;
  const host = new Set(words.hostLures.filter(isLure).map(({ word }) => word));
  const path = words.pathLures
    .filter(isLure)
    .map(({ word }) => word)
    .filter((word) => !host.has(word));
  const strength = Math.min(host.size + (host.size > 0 && path.length > 0 ? 1 : 0), SHARES.length - 1);
  const share = SHARES[strength] ?? 0;
  if (share === 0) return ABSENT;
  const found = [...host, ...path].slice(0, 3);
  return seen({ words: found.join(', ') }, { share, span: spanOf(found[0] ?? '') });
});
