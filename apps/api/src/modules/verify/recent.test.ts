import type { VerificationResult } from '@scamguard/contracts';
import { expect, test, vi } from 'vitest';
import { recentItems } from './recent.ts';

const item = { kind: 'link', value: 'https://boutique.example/' } as const;
const saying = (analysis: string) => vi.fn(() => ({ analysis }) as VerificationResult);

test('what was said a moment ago is said again without judging', () => {
  const recent = recentItems();
  const first = saying('first');
  expect(recent(item, 'fr').result({}, 1, first).analysis).toBe('first');
  const second = saying('second');
  expect(recent(item, 'fr').result({}, 1, second).analysis).toBe('first');
  expect(second).not.toHaveBeenCalled();
});

test.each([
  ['in another language', item, 'en', {}],
  ['of another kind', { ...item, kind: 'profile' }, 'fr', {}],
  ['of another value', { ...item, value: 'https://boutique.example' }, 'fr', {}],
  ['once something is known of it', item, 'fr', { listed: true }],
] as const)('it is judged anew %s', (_name, other, language, known) => {
  const recent = recentItems();
  recent(item, 'fr').result({}, 1, saying('first'));
  expect(recent(other, language).result(known, 1, saying('second')).analysis).toBe('second');
});

test('it is judged anew after ten minutes', () => {
  let time = 1;
  const recent = recentItems(() => time);
  recent(item, 'fr').result({}, 1, saying('first'));
  time += 600_001;
  expect(recent(item, 'fr').result({}, 1, saying('second')).analysis).toBe('second');
});

test('what was said under the same version is said without asking what is known', () => {
  const recent = recentItems();
  const first = recent(item, 'fr').result({}, 7, saying('first'));
  expect(recent(item, 'fr').saidAt(7)).toBe(first);
  expect(recent(item, 'fr').saidAt(8)).toBeUndefined();
  expect(recent(item, 'fr').saidAt(undefined)).toBeUndefined();
  expect(recent(item, 'en').saidAt(7)).toBeUndefined();
});

test.each([
  ['it was not known in which version', {}, undefined],
  ['reports count against it, which fade by themselves', { reports: { count: 3, lastReportedAt: '' } }, 7],
])('what is known is asked for each time where %s', (_name, known, version) => {
  const recent = recentItems();
  recent(item, 'fr').result(known, version, saying('first'));
  expect(recent(item, 'fr').saidAt(7)).toBeUndefined();
});
