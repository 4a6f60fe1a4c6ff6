import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOfOthers } from './exported-talk.ts';
import { heardWords, spanAsWritten } from './heard-words.ts';
import { windowsOf } from './windows.ts';

const plain = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();

describe('an exported talk', () => {
  it.each([
    ['12/03/2026, 14:22 - Awa: Bonjour\n12/03/2026, 14:23 - Moi: Mon code est 1234', 'Bonjour'],
    ['[12/03/2026, 14:22:10] +229 97 12 34 56: Envoie\n[12/03/2026, 14:23:10] Toi: non', 'Envoie'],
    ['[14:22, 12/03/2026] Koffi: salut\nça va ?', 'salut\nça va ?'],
    ['12/03/26, 2:22 PM - You: ok\n12/03/26, 2:24 PM - Mum: call me', 'call me'],
  ])('%j holds of others %j', (written, heard) => {
    expect(plain(wordsOfOthers(written))).toBe(heard);
  });

  it.each([
    'Depot recu 15000F 2026-11-12 09:41:08 Solde:17350F',
    'Rendez-vous le 12/03/2026 à 14:22 : ne soyez pas en retard',
    'Horaires : 08:00 - 12:00: ouvert',
  ])('%j is none', (written) => {
    expect(wordsOfOthers(written)).toBe(written);
  });
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

describe('windows of a text', () => {
  it('are none for a short text', () => {
    expect(windowsOf(words(80))).toBeUndefined();
  });

  it('hold each message of a talk by itself', () => {
    const messages = Array.from({ length: 12 }, (_, index) => `message ${index} de dix mots ou un peu plus.`);
    const text = messages.join('\n');
    expect(windowsOf(text)?.alone.map(([start, end]) => text.slice(start, end))).toEqual(messages);
  });

  it('leave no word out, whatever is written', () => {
    const pieces = fc.constantFrom('mot', 'fin.', '\n', ' ', 'deux mots ', 'Oui ! ', words(40));
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 30, maxLength: 120 }), (parts) => {
        const text = parts.join(' ');
        const windows = windowsOf(text);
        if (windows === undefined) return;
        const all = [...windows.alone, ...windows.within, ...windows.across];
        for (const { index, 0: word } of text.matchAll(/\S+/g))
          expect(all.some(([start, end]) => start <= index && index + word.length <= end)).toBe(true);
      }),
    );
  });
});

describe('a span in the heard words', () => {
  it('shows the whole of a word that was taken apart', () => {
    const written = 'votre c o d e ici';
    expect(spanAsWritten([6, 10], heardWords(written), written)).toEqual([6, 13]);
  });
});
