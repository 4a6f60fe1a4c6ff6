import { describe, expect, it, test } from 'vitest';
import { MOST_QUESTIONS } from './next-question.ts';
import type { InterviewReply } from './reply.ts';
import { type InterviewState, NEW_INTERVIEW, restoreInterview } from './state.ts';
import { type InterviewStep, step } from './step.ts';
import { QUESTIONS } from './table/questions.ts';
import { SITUATION_IDS } from './table/situations.ts';
import { ENGLISH_SCRIPTS } from './testing/english-scripts.ts';
import { FRENCH_SCRIPTS_OF_CALLERS } from './testing/french-scripts-callers.ts';
import { FRENCH_SCRIPTS_OF_PERSONS } from './testing/french-scripts-persons.ts';
import type { Script } from './testing/script.ts';

const SCRIPTS = [...FRENCH_SCRIPTS_OF_CALLERS, ...FRENCH_SCRIPTS_OF_PERSONS, ...ENGLISH_SCRIPTS];

const UNSURE = { fr: 'Je ne sais pas', en: "I don't know" } as const;

/** Plays a script to its verdict, through the state as it is stored. */
function play({ opens, answers, language }: Script): {
  state: InterviewState;
  replies: readonly InterviewReply[];
} {
  const replies: InterviewReply[] = [];
  let state: InterviewState = NEW_INTERVIEW;
  const send = (message: string): InterviewStep => {
    const answer = step(restoreInterview(JSON.parse(JSON.stringify(state))), message, { language });
    ({ state } = answer);
    replies.push(answer.reply);
    return answer;
  };
  for (const message of opens) send(message);
  for (let turns = 0; state.phase === 'collecting' && turns < 30; turns += 1)
    send((state.pending && answers[state.pending]) ?? UNSURE[language]);
  return { state, replies };
}

describe('interviews', () => {
  test.each(SCRIPTS.map((script) => [`${script.language}: ${script.name}`, script] as const))(
    '%s',
    (_name, script) => {
      const { state, replies } = play(script);
      const outcome = replies.at(-1)?.outcome;
      expect(state.phase).toBe('completed');
      expect(
        [script.verdict].flat(),
        `${outcome?.riskLevel} ${JSON.stringify(state.answers)} ${state.seen.map(({ id, share }) => `${id}:${share}`)}`,
      ).toContain(outcome?.verdict);
      if (script.situation) expect(outcome?.situation).toBe(script.situation);
      expect(state.asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      expect(new Set(state.asked).size).toBe(state.asked.length);
      expect(outcome?.recommendations.length).toBeGreaterThanOrEqual(1);
      expect(outcome?.recommendations.length).toBeLessThanOrEqual(3);
      for (const id of script.exposures ?? []) expect(state.exposures).toContain(id);
      if (!script.exposures) expect(state.exposures).toEqual([]);
      for (const reply of replies)
        for (const { lang, text } of reply.parts) {
          expect(lang).toBe(script.language);
          expect(text).not.toMatch(/[{}]|undefined/);
        }
    },
  );
});

it('plays at least forty interviews over every situation, in both languages', () => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(SCRIPTS.flatMap(({ situation }) => situation ?? []))).toEqual(new Set(SITUATION_IDS));
  expect(SCRIPTS.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(10);
});

it('offers at most seven buttons and a way out of every question', () => {
  for (const [id, { replies }] of Object.entries(QUESTIONS)) {
    expect(replies.length, id).toBeGreaterThanOrEqual(2);
    expect(replies.length, id).toBeLessThanOrEqual(7);
  }
});
