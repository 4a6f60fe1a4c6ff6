import type { Item, ReadAs } from '../vocabulary.ts';
import { partsOf } from './parts-of.ts';

export { partsOf } from './parts-of.ts';

/** The kind that an item is taken for, whatever field it was put into. `several` means that it holds several things. */
export function readAs({ kind, value }: Item): ReadAs {
  const [only = kind, ...others] = partsOf(value, kind);
  return others.length > 0 ? 'several' : only;
}
