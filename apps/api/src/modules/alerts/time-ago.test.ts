import { describe, expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('how long ago', () => {
  test.each([
    ['2026-11-21', 'aujourd’hui', 'today'],
    ['2026-11-20', 'hier', 'yesterday'],
    ['2026-11-18', 'il y a 3 jours', '3 days ago'],
    ['2026-11-14', 'la semaine dernière', 'last week'],
    ['2026-11-01', 'il y a 2 semaines', '2 weeks ago'],
    ['2026-09-01', 'il y a 2 mois', '2 months ago'],
    ['2025-11-01', 'l’année dernière', 'last year'],
    ['2026-11-22', 'aujourd’hui', 'today'],
  ])('%s is %s, %s', (date, french, english) => {
    expect(timeAgo(date, NOW, 'fr')).toBe(french);
    expect(timeAgo(date, NOW, 'en')).toBe(english);
  });
});
