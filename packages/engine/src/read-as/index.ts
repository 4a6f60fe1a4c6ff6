import type { Item, ItemKind, ReadAs } from '../vocabulary.ts';
import { partsOf } from './parts-of.ts';

export { partsOf } from './parts-of.ts';

/** What an item is taken for, whatever field it was put into; `several` where it holds several things. */
export const readAs = ({ kind, value }: Item): ReadAs => nameOf(partsOf(value, kind));

/** What somebody put into a field that takes everything. */
export const kindOf = (value: string): ReadAs => nameOf(partsOf(value));

const nameOf = (parts: readonly ItemKind[]): ReadAs =>
  parts.length === 1 ? (parts[0] as ItemKind) : 'several';
