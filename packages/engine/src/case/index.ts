import { SMALL_CLASSIFIERS } from '../classifiers/small.ts';
import { SMALL_CASE_MODEL } from './belief/small-model.ts';
import { caseEngine } from './case-engine.ts';

export { answerOf, type CaseAnswer } from './answer.ts';
export type { CaseEngine, MessageOptions } from './case-engine.ts';
export type { HonestKind, ScamKind } from './kinds.ts';
export type { CaseLanguage, Spoken } from './locales/index.ts';
export type { CaseStep } from './speaking.ts';
export type { QuickReply } from './speech/reply.ts';
export type { CaseState } from './state.ts';

/** Leads cases in a browser, with the small classifiers and the small model. */
export const { NEW_CASE, restoreCase, step } = caseEngine('small', SMALL_CLASSIFIERS, SMALL_CASE_MODEL);
