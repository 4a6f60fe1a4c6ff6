import type { Classifiers } from '../classifiers/classifiers.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { CaseModel } from './belief/packed-network.ts';
import type { CaseLanguage } from './locales/index.ts';
import type { CaseReply } from './speech/reply.ts';
import type { CaseState } from './state.ts';

export interface StepOptions {
  /** Language of the page; the answer is in the person's own where it can be told. */
  readonly language: CaseLanguage;
  readonly known?: KnownEvidence;
  /** Others' words that came with the message, forwarded: never an answer to what was asked, never what the person did. */
  readonly quoted?: string;
  /** Names of facts that were proposed; see `MessageOptions`. */
  readonly proposed?: readonly string[];
  readonly classifiers: Classifiers;
  readonly model: CaseModel;
}

/** What one step is spoken with. */
export interface Speaking extends StepOptions {
  /** Something that may be a secret was masked. */
  readonly isSecretHidden: boolean;
  /** Something is asked: who asks is not told that it was noted. */
  readonly isQuestion: boolean;
  /** The case as its verdict was told, where there was one before this message. */
  readonly settled?: CaseState;
}

export interface CaseStep {
  readonly state: CaseState;
  readonly reply: CaseReply;
}
