import type { Classifiers } from '../classifiers/classifiers.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { ENGINE_VERSION } from '../version.ts';
import { openCaseModel, type PackedCaseModel, type Readers } from './belief/packed-network.ts';
import type { CaseLanguage } from './locales/index.ts';
import { reconsider } from './reconsider.ts';
import type { CaseStep } from './speaking.ts';
import { type CaseState, newCase, restoreCaseOf } from './state.ts';
import { step } from './step.ts';

export interface MessageOptions {
  /** Language of the page; the answer is in the person's own where it can be told. */
  readonly language: CaseLanguage;
  /** What others know about the links and numbers in the message: `lookupKeys({ kind: 'conversation', value })`. */
  readonly known?: KnownEvidence;
  /** Others' words that came with the message, such as a message that a messenger says was forwarded. */
  readonly quoted?: string;
  /** Names of facts that others than our rules read in the message; only those of `PROPOSABLE` count. */
  readonly proposed?: readonly string[];
}

/** Leads cases: pure functions over a state that is plain JSON. */
export interface CaseEngine {
  /** A case of which nothing is known. */
  readonly NEW_CASE: CaseState;
  /** The state that was stored, or a new case where it cannot be continued. */
  readonly restoreCase: (stored: unknown) => CaseState;
  /** One message, and the answer to it. Never throws; keeps no secret that was typed. */
  readonly step: (before: CaseState, message: string, options: MessageOptions) => CaseStep;
  /** What is to be said where others have reported or cleared what was checked; nothing where the verdict stays. */
  readonly reconsider: (before: CaseState, options: MessageOptions) => CaseStep | undefined;
}

/** @param packed - opened when the first message comes. @param readers - for a server. */
export function caseEngine(
  size: string,
  classifiers: Classifiers,
  packed: PackedCaseModel,
  readers?: Readers,
): CaseEngine {
  const name = `${size} ${ENGINE_VERSION}`;
  let model: ReturnType<typeof openCaseModel> | undefined;
  return {
    NEW_CASE: newCase(name),
    restoreCase: (stored) => restoreCaseOf(name, stored),
    step: (before, message, options) => {
      model ??= openCaseModel(packed, readers);
      return step(before, message, { ...options, classifiers, model });
    },
    reconsider: (before, { language, known = {} }) => {
      model ??= openCaseModel(packed, readers);
      return reconsider(before, known, { language, classifiers, model });
    },
  };
}
