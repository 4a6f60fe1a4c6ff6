import { NEW_CASE, step } from '../../node/cases.ts';
import { entry } from '../../src/case/locales/index.ts';
import { answers, type QuestionId } from '../../src/case/questions/table.ts';
import type { CaseStep } from '../../src/case/speaking.ts';
import type { TellingRow } from './tellings.ts';

/**
 * Counts over whole stories: the questions that were put; among them those that ask for something a careful reader had noted
 * (`told`); and among these, those that are worded as what was understood ("you expected this, is that right?").
 */
export interface AskedAlthoughTold {
  readonly questions: number;
  readonly told: number;
  readonly confirmed: number;
}

export function askedAlthoughTold(rows: readonly TellingRow[]): AskedAlthoughTold {
  let questions = 0;
  let told = 0;
  let confirmed = 0;
  for (const { lang, turns, facts, lost } of rows) {
    const language = lang === 'fr' ? 'fr' : 'en';
    let last: CaseStep | undefined;
    for (const turn of turns) last = step(last?.state ?? NEW_CASE, turn, { language });
    const question = last?.state.pending;
    if (last === undefined || question === undefined) continue;
    questions += 1;
    const isNoted = facts.some((fact) => answers(question, fact)) || (question === 'lost' && lost.length > 0);
    if (!isNoted) continue;
    told += 1;
    if (isConfirmation(last, question)) confirmed += 1;
  }
  return { questions, told, confirmed };
}

function isConfirmation({ reply, state }: CaseStep, question: QuestionId): boolean {
  const { confirm } = entry(state.language ?? 'fr', 'questions', question).value;
  return reply.parts.at(-1)?.text === confirm;
}
