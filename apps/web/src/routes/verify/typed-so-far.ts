import type { PostedCheck } from '@scamguard/client/pages';
import { ANYTHING_FIELD } from '@scamguard/contracts/checks';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import { FIELDS } from './verify-kinds.ts';

/** A field of the page: one for each kind, and the one that takes everything. */
export type CheckField = ItemKind | typeof ANYTHING_FIELD;

/**
 * The texts in the fields of the page at this moment. On a slow line a visitor has often pasted something before the scripts
 * arrive. Taking the page over must not lose that text.
 */
export function typedSoFar(posted: PostedCheck | undefined): Record<CheckField, string> {
  const typed = (kind: ItemKind) => inPage(FIELDS[kind].name) ?? (posted?.kind === kind ? posted.value : '');
  return {
    ...(Object.fromEntries(ITEM_KINDS.map((kind) => [kind, typed(kind)])) as Record<ItemKind, string>),
    [ANYTHING_FIELD]: inPage(ANYTHING_FIELD) ?? '',
  };
}

function inPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value;
}
