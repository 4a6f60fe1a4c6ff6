import type { KnownEvidence } from './known-evidence.ts';

/** A message or conversation, ready to be looked at. */
export interface ConversationReading {
  readonly kind: 'conversation';
  readonly value: string;
  readonly known: KnownEvidence;
}
