import type { PersonalDetail } from '@scamguard/contracts';
import type { Span } from '@scamguard/engine';
import { addressSpans } from './addresses.ts';
import { documentSpans } from './documents.ts';
import { nameSpans } from './names.ts';
import { plateSpans } from './plates.ts';
import { isOverlap, joined } from './spans.ts';

/** In the order in which they are believed where two find the same words. */
const READERS = [
  ['document', documentSpans],
  ['plate', plateSpans],
  ['address', addressSpans],
  ['name', nameSpans],
] as const;

/**
 * Places in a text that may say who somebody is, or where: names, addresses, vehicle plates, numbers of papers. They are
 * proposals for a moderator, who decides: a name that nobody knows is missed, and a shop may be taken for a person. They stand in
 * order, without overlaps.
 */
export function personalDetails(text: string): PersonalDetail[] {
  const found: PersonalDetail[] = [];
  for (const [kind, read] of READERS) {
    const free = joined(text, read(text)).filter(
      (span) => !found.some(({ start, end }) => isOverlap(span, [start, end] satisfies Span)),
    );
    found.push(...free.map(([start, end]) => ({ kind, start, end })));
  }
  return found.toSorted((one, other) => one.start - other.start);
}
