import { describe, expect, it } from 'vitest';
import { assess } from './browser.ts';
import { assess as assessInEnglish } from './english.ts';
import { assess as assessInFrench } from './french.ts';
import type { Item } from './vocabulary.ts';

const ITEMS: readonly Item[] = [
  { kind: 'link', value: 'http://mtn-bj.promo-gagnant.xyz/login' },
  { kind: 'link', value: 'pas une adresse' },
  { kind: 'number', value: '+229 97 12 34 56' },
  { kind: 'profile', value: 'facebook.com/mtn.benin.officiel.promo' },
  { kind: 'conversation', value: 'Envoyez le code reçu par SMS à notre agent.' },
];

describe.each(ITEMS)('$kind $value', (item) => {
  const known = { reports: { count: 2, lastReportedAt: '2026-11-01T10:00:00Z' } };

  it('is judged in French alone as with all languages', () => {
    expect(assessInFrench(item, known)).toEqual(assess(item, { language: 'fr', known }));
  });

  it('is judged in English alone as with all languages', () => {
    expect(assessInEnglish(item, known)).toEqual(assess(item, { language: 'en', known }));
  });
});
