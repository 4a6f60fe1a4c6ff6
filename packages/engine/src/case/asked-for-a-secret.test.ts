import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import type { ActionId } from './actions/action-ids.ts';
import type { CaseLanguage } from './locales/index.ts';
import type { CaseStep } from './speaking.ts';
import { action } from './speech/reply.ts';

function talk(language: CaseLanguage, ...messages: readonly string[]): CaseStep {
  let last: CaseStep | undefined;
  for (const message of messages) last = step(last?.state ?? NEW_CASE, message, { language, known: {} });
  if (last === undefined) throw new Error('Nothing was said.');
  return last;
}
const orders = ({ reply, state }: CaseStep): readonly string[] =>
  reply.outcome?.recommendations.map(({ text }) => text) ??
  reply.parts.map(({ text }) => text).filter((text) => IDS.some((id) => text === wordsOf(state, id)));
const wordsOf = ({ language = 'fr' }: CaseStep['state'], id: ActionId) => action(language, id).text;
const IDS: readonly ActionId[] = [
  'do-not-share-code',
  'hang-up',
  'call-bank',
  'call-operator',
  'change-code',
  'secure-account',
];

describe('whoever is asked for a secret by an agent or a caller', () => {
  it.each([
    ['en', 'An MTN agent is calling me and asks for my PIN code to unblock my account'],
    ['en', 'An MTN agent is on the phone with me now and asks for my PIN'],
    ['en', 'A lady from Airtel is calling me, she wants the PIN of my wallet to give me a bonus'],
    ['en', 'he is calling me and wants the code'],
    ['fr', "Un agent MTN m'appelle et demande mon code PIN pour débloquer mon compte"],
    ['fr', 'une dame de moov est au téléphone avec moi, elle demande mon code secret'],
  ] as const)('has the verdict once nothing is gone, in %s: %s', (language, story) => {
    const { reply } = talk(language, story, language === 'fr' ? 'Non, rien' : 'No, nothing');
    expect(reply.outcome?.verdict).toBe('danger');
  });

  it.each([
    ['en', 'someone is on the phone with me, he asks for the code I just received by SMS', 'No'],
    ['fr', "il m'appelle et veut le code que j'ai reçu", 'Non'],
  ] as const)('is in danger who did not expect it, in %s: %s', (language, story, no) => {
    const asked = talk(language, story);
    expect(['lost', 'expected']).toContain(asked.reply.question);
    const after = talk(language, story, no);
    const last = after.reply.outcome ? after : talk(language, story, no, no);
    expect(last.reply.outcome?.verdict).toBe('danger');
  });

  it.each([
    ['en', 'I called my bank myself on the number of my card, they asked for a code and all is well now'],
    ['fr', "j'ai appelé moi-même le 111 de MTN, l'agent a demandé mon code de transaction, tout va bien"],
    ['fr', 'le menu *880# de MTN demande mon code PIN quand je paie au marché'],
  ] as const)('is in no danger who called themselves, in %s: %s', (language, story) => {
    expect(talk(language, story).reply.outcome?.verdict ?? 'asked').not.toBe('danger');
  });
});

describe('where nothing is gone', () => {
  const CARD = [
    ['en', 'Somebody says he is from my bank and wants my card number and the code', 'No, nothing'],
    ['fr', "Quelqu'un dit qu'il est de ma banque et veut le numéro de ma carte et le code", 'Non, rien'],
  ] as const;

  it.each(CARD)('a secret is kept first, in %s', (language, story, nothing) => {
    expect(orders(talk(language, story))[0]).toBe(action(language, 'do-not-share-code').text);
    expect(orders(talk(language, story, nothing))[0]).toBe(action(language, 'do-not-share-code').text);
  });

  it.each(CARD)('nothing is blocked and no account is taken back, in %s', (language, story, nothing) => {
    const told = orders(talk(language, story, nothing));
    for (const id of ['call-bank', 'call-operator', 'change-code', 'secure-account'] as const)
      expect(told).not.toContain(action(language, id).text);
  });

  it('what is wanted is asked, of whom nobody has told it', () => {
    expect(talk('en', 'An MTN agent is calling me').reply.question).toBe('wants');
  });
});
