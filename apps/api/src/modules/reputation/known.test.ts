import { expect, test } from 'vitest';
import { summarize } from './known.ts';
import type { Reputation } from './repository.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const row = (values: Partial<Reputation>): Reputation => ({
  key: 'host:a.example',
  reports: 0,
  confirmed: false,
  listed: false,
  lastReportedAt: null,
  countsUntil: null,
  change: 1,
  updatedAt: at(1),
  ...values,
});

const now = at(10);
const counting = (values: Partial<Reputation>) => row({ reports: 3, countsUntil: at(20), ...values });

test('nothing is known of nothing', () => expect(summarize([], now)).toEqual({}));

test('reports that do not count, or no more, are kept to ourselves', () => {
  expect(summarize([row({ reports: 2 })], now)).toEqual({});
  expect(summarize([counting({})], now)).toMatchObject({ reports: { count: 3 } });
  expect(summarize([counting({ countsUntil: at(10) })], now)).toEqual({});
  expect(summarize([counting({ reports: 0, confirmed: true })], now)).toEqual({});
});

test('the same report under several keys counts once', () => {
  const rows = [counting({ reports: 4, lastReportedAt: at(5) }), counting({ lastReportedAt: at(9) })];
  expect(summarize(rows, now)).toEqual({ reports: { count: 4, lastReportedAt: at(9).toISOString() } });
});

test('an unpublished key lends neither its count nor its date', () => {
  const rows = [counting({ lastReportedAt: at(5) }), row({ reports: 9, lastReportedAt: at(9) })];
  expect(summarize(rows, now)).toEqual({ reports: { count: 3, lastReportedAt: at(5).toISOString() } });
});

test('one listed key is enough', () =>
  expect(summarize([row({}), row({ listed: true })], now)).toEqual({ listed: true }));
