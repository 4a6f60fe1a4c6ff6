import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import { FIELDS } from './verify-kinds.ts';

/**
 * What stands in the fields of the page at this moment. On a slow line a visitor has often pasted something before the
 * scripts arrive; taking the page over must not lose it.
 */
export function typedSoFar(): Record<ItemKind, string> {
  const typed = (kind: ItemKind) =>
    typeof document === 'undefined'
      ? ''
      : (document.querySelector<HTMLInputElement>(`[name="${FIELDS[kind].name}"]`)?.value ?? '');
  return Object.fromEntries(ITEM_KINDS.map((kind) => [kind, typed(kind)])) as Record<ItemKind, string>;
}
