import { offlineResult } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import { assess, ENGINE_LANGUAGES, type ItemKind } from '@scamguard/engine/browser';

/** The engine's own answer, when no server had a part in it. */
export function assessOffline(kind: ItemKind, value: string, wanted: string): VerificationResult {
  const language = ENGINE_LANGUAGES.find((each) => each === wanted) ?? 'fr';
  return offlineResult(assess({ kind, value }, { language }));
}
