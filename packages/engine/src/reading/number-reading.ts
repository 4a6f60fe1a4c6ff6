import { type Dialled, dialledIn } from '../phone/find-phones.ts';
import type { KnownEvidence } from './known-evidence.ts';

/** A number or code to dial, ready to be looked at. */
export interface NumberReading {
  readonly kind: 'number';
  readonly value: string;
  readonly known: KnownEvidence;
  readonly dialled: Dialled;
}

/** Every number that a person may have meant. */
export function readNumbers(value: string, known: KnownEvidence): readonly NumberReading[] {
  return dialledIn(value).map((dialled) => ({ kind: 'number', value, known, dialled }));
}
