import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import type { CaseLanguage } from './locales/index.ts';

const languageAfter = (page: CaseLanguage, ...messages: readonly string[]) => {
  let state = NEW_CASE;
  for (const message of messages) ({ state } = step(state, message, { language: page }));
  return state.language;
};

describe('the language of a talk', () => {
  it.each([
    'lapareil me demande 4 chiffre',
    'sa me di de met le code',
    'mn tel me montre un numero en +33',
    'on me di do re mi nimporte koi',
  ])('stays with whoever writes badly: %s', (text) => {
    expect(languageAfter('fr', 'bonjour un homme ma ecrit sur whatsapp', text)).toBe('fr');
  });

  it.each([
    'my phone is asking me for the code',
    'abeg wetin i go do now',
    'he wants me to send the money today',
  ])('changes with whoever changes it: %s', (text) => {
    expect(languageAfter('fr', 'bonjour un homme ma ecrit sur whatsapp', text)).toBe('en');
  });

  it('is the page’s where nothing tells another', () => {
    expect(languageAfter('fr', '12 000')).toBe('fr');
  });
});
