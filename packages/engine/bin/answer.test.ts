import { expect, it } from 'vitest';
import { answer } from './answer.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const ask = (row: unknown): unknown => JSON.parse(answer(bytes(JSON.stringify(row)))?.json ?? 'null');

it('answers with the id, every field of the result, and that it was made offline', () => {
  expect(ask({ id: 'a7', type: 'link', value: ' https://www.mtn.bj/ ', lang: 'en' })).toEqual({
    id: 'a7',
    isSafe: true,
    analysis: 'This address is known and official.',
    reasons: ['This is the official address of MTN Bénin.'],
    riskLevel: 0,
    verdict: 'safe',
    signals: [
      {
        id: 'official-address',
        level: 'safe',
        reason: 'This is the official address of MTN Bénin.',
        span: [12, 18],
      },
    ],
    recommendations: ['Never give your code to anybody, not even an agent.'],
    engineVersion: expect.stringMatching(/^\d{4}\.\d\d\.\d\d-\d+$/),
    readAs: 'link',
    offline: true,
  });
});

it('judges a message that came as a number as a message', () => {
  const value = 'Envoyez votre code secret pour recevoir votre gain';
  expect(ask({ id: 1, type: 'number', value })).toEqual(ask({ id: 1, type: 'conversation', value }));
});

it.each([
  [undefined, 'Cette adresse est connue et officielle.'],
  ['fr', 'Cette adresse est connue et officielle.'],
  ['en-NG', 'This address is known and official.'],
  ['yo', 'Cette adresse est connue et officielle.'],
])('speaks French unless English is asked for: %s', (lang, analysis) => {
  expect(ask({ id: 1, type: 'link', value: 'https://www.mtn.bj', lang })).toMatchObject({ id: 1, analysis });
});

it.each([
  ['{"id":3,"type":"link","value":', { id: null, error: 'The line is not a JSON object.' }],
  ['[1]', { id: null, error: 'The line is not a JSON object.' }],
  ['{"type":"link","value":"a.bj"}', { id: null, error: '"id" must be a string or a number.' }],
  ['{"id":{},"type":"link","value":"a.bj"}', { id: null, error: '"id" must be a string or a number.' }],
  [
    '{"id":3,"type":"url","value":"a.bj"}',
    { id: 3, error: '"type" must be one of link, number, profile, conversation.' },
  ],
  ['{"id":3,"type":"link"}', { id: 3, error: '"value" must be a string.' }],
  ['{"id":3,"type":"link","value":" \\n "}', { id: 3, error: '"value" is empty.' }],
  [
    '{"id":3,"type":"link","value":"a.bj","lang":5}',
    { id: 3, error: '"lang" must be a language code such as "fr" or "en".' },
  ],
])('says what is wrong with %s', (line, said) => {
  const given = answer(bytes(line));
  expect(given?.isGood).toBe(false);
  expect(JSON.parse(given?.json ?? '')).toEqual(said);
});

it.each([
  ['link', 2_048],
  ['number', 2_048],
  ['profile', 2_048],
  ['conversation', 20_000],
])('takes a %s of %i characters and no more', (type, longest) => {
  expect(ask({ id: 1, type, value: 'a'.repeat(longest) })).toHaveProperty('verdict');
  expect(ask({ id: 1, type, value: ` ${'a'.repeat(longest)} ` })).toHaveProperty('verdict');
  expect(ask({ id: 1, type, value: 'a'.repeat(longest + 1) })).toEqual({
    id: 1,
    error: `"value" is longer than ${longest} characters.`,
  });
});

it('refuses a line that is not UTF-8, with its id when that can be read', () => {
  const broken = Uint8Array.from([...bytes('{"id":"x","type":"link","value":"a'), 0xff, ...bytes('.bj"}')]);
  expect(JSON.parse(answer(broken)?.json ?? '')).toEqual({ id: 'x', error: 'The line is not valid UTF-8.' });
});

it('passes over a blank line', () => {
  expect(answer(bytes(' \r'))).toBeUndefined();
});
