import type { InterviewState } from './state.ts';
import { QUESTIONS, QUESTIONS_OF, type Question, type QuestionId } from './table/questions.ts';
import type { Weighing } from './weigh.ts';

/** Nobody is asked more than this in one case. */
export const MOST_QUESTIONS = 7;

/** What to ask next; nothing when it is time for the outcome. */
export function nextQuestion(state: InterviewState, { isDecided }: Weighing): QuestionId | undefined {
  if (state.asked.length >= MOST_QUESTIONS) return undefined;
  const open = (id: QuestionId): boolean => !state.asked.includes(id) && !isTold(state, id);
  return [...aboutSafety(state), ...(isDecided ? [] : aboutSituation(state))].find(open);
}

/** First what is gone already, and whether it can still be stopped. */
function aboutSafety({ exposures, answers, isCall }: InterviewState): readonly QuestionId[] {
  const isAnswered = exposures.length > 0;
  return [
    ...(isAnswered ? [] : (['safety'] as const)),
    ...(answers.safety === 'something-else' && !isAnswered ? (['lost'] as const) : []),
    ...(exposures.includes('money') || exposures.includes('code') ? (['when'] as const) : []),
    ...(exposures.includes('money') ? (['wallet'] as const) : []),
    ...(isCall && answers['on-phone'] === undefined ? (['on-phone'] as const) : []),
  ];
}

function aboutSituation({ situation, proposed, answers }: InterviewState): readonly QuestionId[] {
  if (situation !== undefined) return QUESTIONS_OF[situation];
  if (proposed !== undefined) return ['confirm'];
  switch (answers.group) {
    case 'group-money':
    case 'group-caller':
    case 'group-offer':
    case 'group-person':
      return [answers.group];
    default:
      return ['group'];
  }
}

/** Whether a text has said it already. */
function isTold({ seen }: InterviewState, id: QuestionId): boolean {
  const { toldBy }: Question = QUESTIONS[id];
  return seen.some((sign) => toldBy?.includes(sign.id));
}
