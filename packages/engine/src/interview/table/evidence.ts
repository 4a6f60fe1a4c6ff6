import { CIRCUMSTANCES } from './circumstances.ts';
import { DEMANDS } from './demands.ts';

/**
 * What answers prove. Starting values of the risk interview, tuned so that two ordinary proofs of one trick make a danger;
 * its order is kept.
 */
export const EVIDENCE = { ...DEMANDS, ...CIRCUMSTANCES } as const;
export type EvidenceId = keyof typeof EVIDENCE;
