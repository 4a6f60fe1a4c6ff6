import type { InterviewResult } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import { answerOf, type CaseLanguage } from '@scamguard/engine/case';
import { restoreCase, step } from '@scamguard/engine/cases';
import type { ReputationIndex } from '../reputation/index.ts';
import { summarize } from '../reputation/known.ts';

/** Goes through a talk from its beginning. */
export type TalkAgain = (
  said: readonly string[],
  language: CaseLanguage,
) => Promise<readonly InterviewResult[]>;

/**
 * Leads a talk whose page carries everything that was said in it: nothing is kept here, and nobody has to prove whose it is.
 *
 * @returns a function that gives the answer to each message, in order. Secrets in them are masked already.
 */
export function talkAgain(findReputation: ReputationIndex['find']): TalkAgain {
  return async (said, language) => {
    const answers: InterviewResult[] = [];
    let state = restoreCase(undefined);
    for (const text of said) {
      const known = summarize(
        (await findReputation(lookupKeys({ kind: 'conversation', value: text }))) ?? [],
      );
      const taken = step(state, text, { language, known });
      state = taken.state;
      answers.push({
        ...(structuredClone(answerOf(taken)) as Omit<InterviewResult, 'offline'>),
        offline: false,
      });
    }
    return answers;
  };
}
