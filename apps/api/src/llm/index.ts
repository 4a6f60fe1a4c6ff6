import type { Settings } from '../env.ts';
import { type Phraser, phraser } from './phraser.ts';

/** The phraser that the settings ask for; none without an address. */
export function llmPhraser(
  { LLM_URL: url, LLM_KEY: key, LLM_MODEL: model }: Settings,
  onFailure: (reason: string) => void,
): { readonly phraser?: Phraser } {
  return url && model ? { phraser: phraser({ url, key, model, onFailure }) } : {};
}
