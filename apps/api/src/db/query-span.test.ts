import { expect, test } from 'vitest';
import { summaryOf } from './query-span.ts';

test.each([
  ['select "id" from "scams" where "scams"."title" = $1', 'select scams'],
  ['with "found" as (select "id" from "scams") select "id" from "found"', 'select scams'],
  ['insert into "reports" ("id") values ($1)', 'insert reports'],
  ['update "sessions" set "seen_at" = now()', 'update sessions'],
  ['delete from "messages" where "id" = $1', 'delete messages'],
  ["select asked.word from unnest($1::text[]) as asked(word) where word = '97111111'", 'select'],
  ["explain 'boutique-secrete'", 'query'],
  ['begin', 'begin'],
  [{ text: 'select 1' }, 'select'],
  [undefined, 'query'],
])('%o is told as %s: what is done with which table, and nothing else', (question, summary) => {
  expect(summaryOf(question)).toBe(summary);
});
