import type { CaseStep } from '@scamguard/engine/case';
import type { step } from '@scamguard/engine/cases';

/** What the thread is asked: everything that a step needs. */
export interface StepAsked {
  readonly id: number;
  readonly taken: Parameters<typeof step>;
}

export interface StepAnswer {
  readonly id: number;
  readonly step: CaseStep;
}
