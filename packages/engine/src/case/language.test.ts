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

  it.each(['my phone is asking me for the code', 'he wants me to send the money today'])(
    'changes with whoever changes it: %s',
    (text) => {
      expect(languageAfter('fr', 'bonjour un homme ma ecrit sur whatsapp', text)).toBe('en');
    },
  );

  it('is Pidgin for whoever speaks it, and stays so when they say something in English', () => {
    expect(languageAfter('fr', 'bonjour un homme ma ecrit sur whatsapp', 'abeg wetin i go do now')).toBe(
      'pcm',
    );
    const story = 'one man dey call me say make i send am the code wey enter my phone, i never give am';
    expect(languageAfter('en', story, 'he wants me to send the money today')).toBe('pcm');
  });

  it('is English for whoever writes English', () => {
    expect(languageAfter('en', 'A man called me and said I should send him the code from my phone.')).toBe(
      'en',
    );
  });

  it('is the page’s where nothing tells another', () => {
    expect(languageAfter('fr', '12 000')).toBe('fr');
  });
});

const isSaidUnread = (message: string) =>
  /langue|language/.test(
    step(NEW_CASE, message, { language: 'fr' })
      .reply.parts.map(({ text }) => text)
      .join(' '),
  );

describe('what is said not to be read', () => {
  it.each([
    'CREDIT Amt GHS500.00 frm KOFI MENSAH Bal: GHS512.40',
    'Debit Alert! Acc 01xx22 Amt NGN5,000 Desc POS Ikeja',
  ])('is no notice of a bank: %s', (notice) => {
    expect(isSaidUnread(notice)).toBe(false);
  });

  it('is another language', () => {
    expect(isSaidUnread('Ó pè mí lórí fóònù ó ní kí n fi owó ránṣẹ́ kíákíá')).toBe(true);
  });
});
