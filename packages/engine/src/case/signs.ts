import { type Finding, SIGNALS, type SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import type { Definition } from '../signals/signal.ts';
import type { SeenSign } from './state.ts';

let definitions: ReadonlyMap<string, Definition<SignalId>> | undefined;

/** A stored sign as a finding; none when this engine no longer has such a signal. */
export function findingOf({ id, share, words }: SeenSign): readonly Finding[] {
  definitions ??= new Map(
    [...SIGNALS.map(({ definition }) => definition), LIKE_SCAM_MESSAGES, LIKE_SCAM_ADDRESSES].map(
      (definition) => [definition.id, definition as Definition<SignalId>] as const,
    ),
  );
  const definition = definitions.get(id);
  return definition ? [{ definition, outcome: { state: 'seen', share, words } }] : [];
}
