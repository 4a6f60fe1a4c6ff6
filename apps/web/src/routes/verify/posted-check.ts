import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import { createContext } from 'react';

/** A check that was posted as a plain form, before or without scripts, and what came of it. */
export interface PostedCheck {
  readonly kind: ItemKind;
  readonly value: string;
  readonly result?: VerificationResult;
  /** Why there is no result. */
  readonly problem?: 'missing' | 'failed';
}

/** `id` of the data block that carries a {@link PostedCheck} in the page. */
export const POSTED_CHECK_ID = 'posted-check';

export const PostedCheckContext = createContext<PostedCheck | undefined>(undefined);

/** Reads what the server put into the page. */
export function readPostedCheck(): PostedCheck | undefined {
  const block = document.getElementById(POSTED_CHECK_ID)?.textContent;
  return block ? (JSON.parse(block) as PostedCheck) : undefined;
}
