import type { PostedCheck } from '@scamguard/client/pages';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import { FIELDS } from './verify-kinds.ts';

/**
 * What stands in the fields of the page at this moment. On a slow line a visitor has often pasted something before the
 * scripts arrive; taking the page over must not lose it.
 */
export function typedSoFar(posted: PostedCheck | undefined): Record<ItemKind, string> {
  const typed = (kind: ItemKind) => inPage(FIELDS[kind].name) ?? (posted?.kind === kind ? posted.value : '');
  return Object.fromEntries(ITEM_KINDS.map((kind) => [kind, typed(kind)])) as Record<ItemKind, string>;
}

function inPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value;
}
