import { caseEngine } from '../src/case/case-engine.ts';
import { speakPidgin } from '../src/case/pidgin.ts';
import { fullCase } from './full-case.ts';
import { FULL_CLASSIFIERS } from './full-classifiers.ts';
import { READERS } from './readers.ts';

speakPidgin();

/** Leads cases with the full classifiers and the full model. Its file is read and checked when this module is loaded. */
export const { NEW_CASE, restoreCase, step, reconsider } = caseEngine(
  'full',
  FULL_CLASSIFIERS,
  fullCase(),
  READERS,
);

export type { ActionId } from '../src/case/actions/action-ids.ts';
export { cannotRead, orderIn, orderSaid, verdictIn } from '../src/case/own-words.ts';
export { PROPOSABLE } from '../src/case/proposals.ts';
