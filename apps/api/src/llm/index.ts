import type { Settings } from '../env.ts';
import { type FactReader, factReader } from './fact-reader.ts';
import { type Phraser, phraser } from './phraser.ts';

/** The model that reads a visitor's words along, once they agreed. */
export interface ModelReader {
  readonly readFacts: FactReader;
  /** The owner of the server. The visitor is told before they agree. */
  readonly host: string;
}

/** The phraser that the settings ask for, and the reader of facts where it is asked for too; none without an address. */
export function languageModels(
  { LLM_URL: url, LLM_KEY: key, LLM_MODEL: model, LLM_READS: reads }: Settings,
  onFailure: (reason: string, what: 'words' | 'facts') => void,
): { readonly phraser?: Phraser; readonly reader?: ModelReader } {
  if (!url || !model) return {};
  const server = { url, key, model };
  return {
    phraser: phraser({ ...server, onFailure: (reason) => onFailure(reason, 'words') }),
    ...(reads === 'on' && {
      reader: {
        host: url.host,
        readFacts: factReader({ ...server, onFailure: (reason) => onFailure(reason, 'facts') }),
      },
    }),
  };
}
