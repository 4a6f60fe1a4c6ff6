import { NEW_CASE, step } from '../../node/cases.ts';
import { answers } from '../../src/case/questions/table.ts';
import type { TellingRow } from './tellings.ts';

/** After whole stories: how many questions were put, and how many of them ask for something that a careful reader had noted. */
export interface AskedAlthoughTold {
  readonly questions: number;
  readonly told: number;
}

export function askedAlthoughTold(rows: readonly TellingRow[]): AskedAlthoughTold {
  let questions = 0;
  let told = 0;
  for (const { lang, turns, facts, lost } of rows) {
    const language = lang === 'fr' ? 'fr' : 'en';
    let state = NEW_CASE;
    for (const turn of turns) ({ state } = step(state, turn, { language }));
    const question = state.pending;
    if (question === undefined) continue;
    questions += 1;
    const isNoted = facts.some((fact) => answers(question, fact)) || (question === 'lost' && lost.length > 0);
    if (isNoted) told += 1;
  }
  return { questions, told };
}
