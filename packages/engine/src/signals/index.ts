import type { Readings } from '../reading/readings.ts';
import type { ItemKind } from '../vocabulary.ts';
import { ANY_SIGNALS } from './any/index.ts';
import { CONVERSATION_SIGNALS } from './conversation/index.ts';
import type { HookId } from './hook-ids.ts';
import type { LearnedId } from './learned/definitions.ts';
import { LINK_SIGNALS } from './link/index.ts';
import { NUMBER_SIGNALS } from './number/index.ts';
import { PROFILE_SIGNALS } from './profile/index.ts';
import type { Definition, Outcome, Signal } from './signal.ts';

/** Every signal, in the order in which equals are told. */
export const SIGNALS = [
  ...ANY_SIGNALS,
  ...LINK_SIGNALS,
  ...NUMBER_SIGNALS,
  ...PROFILE_SIGNALS,
  ...CONVERSATION_SIGNALS,
] as const;

export type SignalId = (typeof SIGNALS)[number]['definition']['id'] | LearnedId | HookId;

/** A signal that was seen, or could not be decided, in one reading. */
export interface Finding {
  readonly definition: Definition<SignalId>;
  readonly outcome: Exclude<Outcome, { readonly state: 'absent' }>;
}

const byKind = new Map<ItemKind, readonly Signal[]>();

/** Runs every signal of the reading's kind over it. */
export function findingsIn<Kind extends ItemKind>(
  reading: Readings[Kind] & { readonly kind: Kind },
): Finding[] {
  const findings: Finding[] = [];
  for (const { definition, detect } of signalsOf(reading.kind)) {
    const outcome = detect(reading);
    if (outcome.state !== 'absent')
      findings.push({ definition: definition as Definition<SignalId>, outcome });
  }
  return findings;
}

/** The filter by kind is what makes each detector safe to call with a reading of that kind. */
function signalsOf(kind: ItemKind): readonly Signal[] {
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const found = (SIGNALS as unknown as readonly Signal[]).filter(({ definition }) =>
    definition.kinds.includes(kind),
  );
  byKind.set(kind, found);
  return found;
}
