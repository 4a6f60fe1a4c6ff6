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
  updatedAt: at(1),
  ...values,
});

test('nothing is known of nothing', () => expect(summarize([])).toEqual({}));

test('reports below the threshold are kept to ourselves, confirmed ones are not', () => {
  expect(summarize([row({ reports: 2 })])).toEqual({});
  expect(summarize([row({ reports: 3 })])).toMatchObject({ reports: { count: 3 } });
  expect(summarize([row({ reports: 1, confirmed: true })])).toMatchObject({ reports: { count: 1 } });
  expect(summarize([row({ reports: 0, confirmed: true })])).toEqual({});
});

test('the same report under several keys counts once', () => {
  const rows = [row({ reports: 4, lastReportedAt: at(5) }), row({ reports: 3, lastReportedAt: at(9) })];
  expect(summarize(rows)).toEqual({ reports: { count: 4, lastReportedAt: at(9).toISOString() } });
});

test('an unpublished key lends neither its count nor its date', () => {
  const rows = [row({ reports: 3, lastReportedAt: at(5) }), row({ reports: 2, lastReportedAt: at(9) })];
  expect(summarize(rows)).toEqual({ reports: { count: 3, lastReportedAt: at(5).toISOString() } });
});

test('one listed key is enough', () =>
  expect(summarize([row({}), row({ listed: true })])).toEqual({ listed: true }));
