import type { VerificationResult } from '@scamguard/contracts';
import { assess, ENGINE_LANGUAGES, type ItemKind } from '@scamguard/engine/browser';

/** The engine's own answer, when no server had a part in it. */
export function assessOffline(kind: ItemKind, value: string, wanted: string): VerificationResult {
  const language = ENGINE_LANGUAGES.find((each) => each === wanted) ?? 'fr';
  const { reasons, signals, recommendations, ...rest } = assess({ kind, value }, { language });
  return {
    ...rest,
    reasons: [...reasons],
    recommendations: [...recommendations],
    signals: signals.map(({ span, ...signal }) => ({ ...signal, ...(span ? { span: [...span] } : {}) })),
    offline: true,
  };
}
