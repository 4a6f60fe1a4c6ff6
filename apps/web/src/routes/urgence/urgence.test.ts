import { CONTACTS, hrefOf } from '@scamguard/content/contacts';
import { loadTexts, translateInto } from '@scamguard/i18n';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { COMPLAINTS, callsOfOperator, contactsFor } from '../../contacts/country-contacts.ts';
import { spokenMinutes } from './elapsed-words.ts';
import { lossesIn, stepsFor } from './first-aid-steps.ts';
import { NO_NOTES } from './notes.ts';
import { summaryText } from './summary-text.ts';
import { COUNTRIES, countryOfZone } from './visitor-country.ts';

it('puts what is gone between stopping and writing it down, the most urgent first', () => {
  expect(stepsFor(new Set(['papers', 'money']))).toEqual([
    'stop',
    'money',
    'papers',
    'summary',
    'complain',
    'rescuers',
    'tell',
  ]);
  expect(stepsFor(new Set())[0]).toBe('stop');
  expect(stepsFor(new Set(['image']), true).slice(0, 3)).toEqual(['stop', 'child', 'image']);
});

test.each([
  ['?lost=money,code', ['money', 'code']],
  ['?lost=image', ['image']],
  ['?lost=everything', []],
  ['', []],
])('reads %s', (search, losses) => expect([...lossesIn(new URLSearchParams(search))]).toEqual(losses));

const inCountry = (country: string) => CONTACTS[country] ?? [];

describe('contacts', () => {
  it('lead to a call, a menu, a chat, a mail or a page', () => {
    for (const contact of COUNTRIES.flatMap((country) => contactsFor(COMPLAINTS, CONTACTS[country] ?? [])))
      expect(hrefOf(contact)).toMatch(/^(?:tel:[+*\d]|https:\/\/|mailto:[^@]+@)/);
  });

  it('of an operator are those of the country, and none is made up where nothing is proven', () => {
    expect(callsOfOperator('mtn', inCountry('GH')).map(({ value }) => value)).toEqual([
      '100',
      '+233244300000',
    ]);
    expect(callsOfOperator('opay', inCountry('NG'))[0]?.purpose).toBe('block');
    expect(callsOfOperator('orange', inCountry('CI'))).toEqual([]);
  });

  it('for the young and for pictures come with what works everywhere', () => {
    expect(contactsFor(['child', 'image'], inCountry('BJ')).map(({ value }) => value)).toEqual([
      '138',
      'https://takeitdown.ncmec.org',
      'https://stopncii.org',
    ]);
  });

  it('are those of the country whose clock the visitor has', () => {
    expect(countryOfZone('Africa/Dakar')).toBe('SN');
    expect(countryOfZone('Africa/Douala')).toBe('CM');
    expect(countryOfZone('Europe/Paris')).toBe('BJ');
  });
});

test.each([
  [0, '0 minute'],
  [1, '1 minute'],
  [16, '16 minutes'],
  [60, '1 heure'],
  [125, '2 heures 5 minutes'],
])('%i minutes are spoken as %s', (minutes, words) =>
  expect(spokenMinutes(minutes, 'fr').replace(/\s/g, ' ')).toBe(words),
);

describe('the summary', () => {
  beforeAll(() => loadTexts('fr', ['urgence']));
  const madeAt = new Date('2026-05-04T10:00:00Z');

  it('says what is known and leaves out what is not', () => {
    const facts = { notes: NO_NOTES, lost: new Set(['money'] as const), sentAt: undefined, madeAt };
    const short = summaryText(facts, translateInto('fr'), 'fr');
    expect(short).toMatch(/4 mai 2026/);
    expect(short.split('\n')).toHaveLength(2);
    const notes = { ...NO_NOTES, amount: '25 000 F', story: 'Un faux agent.' };
    const long = summaryText({ ...facts, notes, sentAt: madeAt }, translateInto('fr'), 'fr');
    expect(long).toContain('Montant : 25 000 F');
    expect(long).toContain('Un faux agent.');
  });

  it('holds no secret code', () => {
    const notes = { ...NO_NOTES, story: 'Je lui ai dit que mon code est 4821.' };
    const facts = { notes, lost: new Set<never>(), sentAt: undefined, madeAt };
    expect(summaryText(facts, translateInto('fr'), 'fr')).not.toContain('4821');
  });
});
