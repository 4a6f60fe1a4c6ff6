import type { KnownEvidence } from './known-evidence.ts';

/** A telephone number, ready to be looked at. */
export interface NumberReading {
  readonly kind: 'number';
  readonly value: string;
  readonly known: KnownEvidence;
}
