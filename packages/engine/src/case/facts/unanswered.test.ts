import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { clausesIn } from './clauses.ts';
import { nameOf } from './fact.ts';
import { factsOf } from './read-facts.ts';

const names = (text: string): readonly string[] => factsOf(clausesIn(text)).map(nameOf);

it.each([
  'I call normal call e ring she no pick. WhatsApp call she dey cut am, say network bad',
  "j'ai appelé ma sœur sur son numéro, ça sonne mais elle ne répond pas",
  'I called my brother, he is not picking',
  "j'ai appelé mon oncle et je tombe sur la messagerie",
  'my sister on a new number asks me 40 000. I call her normal number she no pick. na him dey chat me say make I send',
  'I called my brother on his old number but he did not answer, then he confirmed by text that it is him',
  'I called my brother, he is not picking. the voice note sounds like his voice',
  "I called her on her usual number but I couldn't reach her",
  "je l'ai appelée sur son numéro habituel mais son téléphone est éteint",
  "j'ai appelé mon frère, il n'a pas répondu",
  "j'ai appelé ma soeur, elle n'a pas décroché",
])('a call that nobody took verifies nothing: %s', (text) => {
  expect(names(text)).not.toContain('true:verified');
});

it.each([
  'I called my brother on his old number, he confirmed it',
  "elle ne répondait pas sur WhatsApp, alors j'ai appelé ma sœur sur son numéro, c'est bien elle",
])('a call that was taken does: %s', (text) => {
  expect(names(text)).toContain('true:verified');
});

it.each([
  'abeg my sister borrow money but the account name no be her own',
  "mon frère demande 40 000 mais le compte est au nom de quelqu'un d'autre",
])('money for a relative under the name of somebody else is to go to another account: %s', (text) => {
  expect(names(text)).toContain('true:new-account');
});

it('hears no stolen account in a pyramid', () => {
  expect(names("mon fils dit que c'est une arnaque pyramide")).not.toContain('true:account-lost');
  expect(names('mon compte facebook est piraté')).toContain('true:account-lost');
});

it('hears that somebody wants nothing any more', () => {
  expect(names('jve plu aller en cours. des fois jve plu rien')).toContain('true:despair');
});

it.each([
  [
    'ma soeur me demande 40 000 sur un nouveau numéro, je l’ai appelée sur son numéro habituel, elle n’a pas décroché',
    'oui',
  ],
  [
    'I called my brother on his old number but he did not answer, then he confirmed by text that it is him, he needs 300',
    'yes',
  ],
])('nobody is calmed who reached nobody: %s', (story, answer) => {
  let last = step(NEW_CASE, story, { language: 'fr' });
  for (let turn = 0; last.state.phase !== 'completed' && turn < 6; turn += 1)
    last = step(last.state, answer, { language: 'fr' });
  expect(last.state.said).not.toContain('verdict:unknown:calm');
});
