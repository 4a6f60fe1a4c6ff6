import { insideOf } from '../everyday/inside.ts';
import { HOOKS } from '../hooks/definitions.ts';
import { hooksIn } from '../hooks/index.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { score } from '../scoring/score.ts';
import type { Finding } from '../signals/index.ts';
import { seen } from '../signals/signal.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import type { Way } from './ceiling.ts';
import { signalFeatures } from './signal-features.ts';

/** The ways out of the official channel in a message, and what says that it stays inside. */
export const wayOf = (text: ConversationReading, findings: readonly Finding[]): Way => ({
  hooks: hooksIn({ text, findings }),
  inside: insideOf(text),
});

/** The features of the text classifier beside the words: the findings of the signals, the hooks, and what stays inside. */
export const featuresOf = (findings: readonly Finding[], { hooks, inside }: Way): readonly string[] => [
  ...signalFeatures(findings),
  ...hooks.map(({ id }) => id),
  ...inside.map((each) => `inside-${each}`),
];

/** Adds the hooks to the findings of a message that cannot be decided, or is warned of. They weigh nothing, and say what the message wants. */
export function withHooks(findings: readonly Finding[], { hooks }: Way): readonly Finding[] {
  if (hooks.length === 0 || score(findings).riskLevel < RISK_BANDS.doubt) return findings;
  const told = new Set(
    findings.flatMap(({ definition, outcome }) => (outcome.state === 'seen' ? [definition.id] : [])),
  );
  const added = hooks.flatMap(({ id, span }): Finding[] => {
    const { definition, sayTheSame } = HOOKS[id];
    return sayTheSame.some((other) => told.has(other)) ? [] : [{ definition, outcome: seen({}, { span }) }];
  });
  return [...findings, ...added];
}
