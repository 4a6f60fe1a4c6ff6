import type { Dialled } from '../phone/find-phones.ts';
import type { KnownEvidence } from './known-evidence.ts';

/** A number or code to dial, ready to be looked at. */
export interface NumberReading {
  readonly kind: 'number';
  readonly value: string;
  readonly known: KnownEvidence;
  readonly dialled: Dialled;
}
