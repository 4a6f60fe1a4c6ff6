import { OPERATOR_PREFIXES } from '../knowledge/operator-prefixes.ts';
import type { Phone } from './read-phone.ts';

/** The operator to which a number was allotted at first; its owner may have moved to another since. */
export function operatorAtFirst({ country, national }: Phone): string | undefined {
  let best: { readonly operator: string; readonly length: number } | undefined;
  for (const [operator, prefixes] of Object.entries(OPERATOR_PREFIXES[country ?? ''] ?? {})) {
    for (const { length } of prefixes.filter((prefix) => national.startsWith(prefix))) {
      if (best === undefined || length > best.length) best = { operator, length };
    }
  }
  return best?.operator;
}
