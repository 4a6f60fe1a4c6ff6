import type { Finding, SignalId } from '../signals/index.ts';
import type { Span } from '../vocabulary.ts';

/** The place where one of these signals was seen; `undefined` if none was, or if it cannot be shown. */
export function seenBy(findings: readonly Finding[], ...ids: readonly SignalId[]): Span | undefined {
  for (const { definition, outcome } of findings)
    if (outcome.state === 'seen' && outcome.span && ids.includes(definition.id)) return outcome.span;
  return undefined;
}
