import { NEW_CASE, step } from '@scamguard/engine/case';
import { loadTexts, translateInto } from '@scamguard/i18n';
import { expect, it } from 'vitest';

it.each([
  ['fr', 'bonjour'],
  ['en', 'hello'],
] as const)('the doors are worded as the case words them in %s', async (language, greeting) => {
  await loadTexts(language, ['assistance']);
  const t = translateInto(language);
  const { reply } = step(NEW_CASE, greeting, { language });
  expect(reply.replies.map(({ label }) => label)).toEqual([
    t('assistance.doors.checking'),
    t('assistance.doors.victim'),
  ]);
});

it('a door that is touched first is no story', () => {
  const { state, reply } = step(NEW_CASE, "J'ai déjà donné de l'argent ou un code", { language: 'fr' });
  expect(state.facts).toEqual([]);
  expect(reply.question).toBe('lost');
});
