import { describe, expect, test } from 'vitest';
import { voiceSentences } from '../voices/index.ts';
import { CALL_STEPS, CALL_TEXTS, callLines, lineIds, RECORDED_CALLS, type RecordedCall } from './index.ts';

const LANGUAGES = Object.keys(RECORDED_CALLS) as RecordedCall[];
/** A calm voice says so many words in a second. */
const WORDS_A_SECOND = 2.3;
/** A breath. */
const LONGEST_LINE_SECONDS = 9;

test('a step has as many lines in English as in French, so that one recording stands for one line', () => {
  for (const step of CALL_STEPS) expect(CALL_TEXTS.en[step].length).toBe(CALL_TEXTS.fr[step].length);
});

describe.each(['fr', 'en'] as const)('the lines of a call, in %s', (language) => {
  test('are whole sentences that one breath holds', () => {
    for (const line of Object.values(CALL_TEXTS[language]).flat()) {
      expect(line).toMatch(/^[A-ZÀ-Ý].*[^ ]\.$/);
      expect(line.split(' ').length / WORDS_A_SECOND).toBeLessThan(LONGEST_LINE_SECONDS);
    }
  });

  test('begin with what to do', () => {
    expect(CALL_TEXTS[language].order[0]).toMatch(/^(Ne donnez aucun code|Give no code)/);
  });

  test('say that a machine speaks', () => {
    for (const { who } of [CALL_TEXTS[language]]) expect(who[0]).toMatch(/machine/);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const lines = callLines(language);

  test('the studio asks for every line, with its meaning', () => {
    const asked = Object.fromEntries(voiceSentences(language).map(({ id, meaning }) => [id, meaning]));
    expect(asked).toMatchObject(lines);
    for (const step of CALL_STEPS) for (const id of lineIds(step)) expect(lines).toHaveProperty([id]);
  });

  test('the key that is spoken is the one that leads there', () => {
    expect(lines['call-language']).toContain(` ${RECORDED_CALLS[language].key}.`);
  });
});

test('no two languages have the same key, and no key of a step leads to one', () => {
  const keys = LANGUAGES.map((language) => RECORDED_CALLS[language].key);
  expect(new Set(keys).size).toBe(keys.length);
  const taken = new Set(
    Object.values(CALL_TEXTS.fr)
      .flat()
      .flatMap((line) => /tapez (\d)\./.exec(line)?.[1] ?? []),
  );
  expect(keys.filter((key) => taken.has(key))).toEqual([]);
});
