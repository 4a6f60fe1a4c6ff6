import path from 'node:path';
import { expect, it } from 'vitest';
import { CASE_KINDS } from '../../src/case/kinds.ts';
import { readTellings } from './tellings.ts';

const rows = readTellings(path.join(import.meta.dirname, '../material/tellings'));

it('holds each telling once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ turns }) => turns.join('\n'))).size).toBe(rows.length);
});

it('has tellings of every kind, and as many honest ones as scams', () => {
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(CASE_KINDS));
  const honest = rows.filter(({ kind }) => kind.startsWith('honest')).length;
  expect(honest / rows.length).toBeGreaterThan(0.4);
});

it('has where each fact is told, in the words of the telling', () => {
  for (const { id, turns, told = [] } of rows)
    for (const [fact, quote] of told)
      expect(
        turns.some((turn) => turn.replace(/\s+/g, ' ').includes(quote)),
        `${id} ${fact}`,
      ).toBe(true);
});
