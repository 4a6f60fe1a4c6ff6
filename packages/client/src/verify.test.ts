import { ITEM_KINDS } from '@scamguard/engine/vocabulary';
import { expect, it } from 'vitest';
import { type Client, converse, verify } from './index.ts';

/** The question itself, in place of an answer. */
const request = ((...asked: unknown[]) => Promise.resolve(asked)) as unknown as Client['request'];

it('sends each kind to its call, in its field', async () => {
  const asked = await Promise.all(ITEM_KINDS.map((kind) => verify(request, { kind, value: 'x' }, 'fr')));
  expect(asked).toEqual([
    ['verifyLink', { language: 'fr', body: { link: 'x' } }],
    ['verifyNumber', { language: 'fr', body: { number: 'x' } }],
    ['verifyProfile', { language: 'fr', body: { profileInfo: 'x' } }],
    ['verifyConversation', { language: 'fr', body: { conversation: 'x' } }],
  ]);
});

it('sends no half letter', async () => {
  await expect(converse(request, { userId: 'somebody-1', conversation: 'a\uD83D' }, 'fr')).resolves.toEqual([
    'verifyConversation',
    { language: 'fr', body: { userId: 'somebody-1', conversation: 'a\uFFFD' } },
  ]);
});
