import type { KnownEvidence } from './known-evidence.ts';

/** A social profile, ready to be looked at. */
export interface ProfileReading {
  readonly kind: 'profile';
  readonly value: string;
  readonly known: KnownEvidence;
}
