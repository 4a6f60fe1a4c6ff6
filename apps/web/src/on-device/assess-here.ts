import { offlineResult } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { Item } from '@scamguard/engine/vocabulary';
import { completeLanguage, type Language } from '@scamguard/i18n';
import { keptClassifiers } from './kept-offline.ts';

/** The engine's verdict, made in this browser: without what the community knows, and without a network once the engine is here. */
export async function assessHere(item: Item, language: Language): Promise<VerificationResult> {
  const [{ assess }, kept] = await Promise.all([fetchEngine(language), keptClassifiers()]);
  return offlineResult(assess(item, {}, kept));
}

/** Fetches the engine with the sentences of one language, so that it is here when the network is not. */
export const fetchEngine = (language: Language) =>
  completeLanguage(language) === 'en' ? import('./engine-english.ts') : import('./engine-french.ts');
