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

export const PostedCheckContext = createContext<PostedCheck | undefined>(undefined);
