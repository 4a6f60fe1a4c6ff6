import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './away.ts';

const coded = (code: string) => Object.assign(new Error('in any language'), { code });

const CODES = `57P01 57P02 57P03 57014 08000 08006 53300 53100 58030 40P01 25006 28P01
  ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH ENETUNREACH EPIPE ENOENT`;

test.each(CODES.split(/\s+/))('%s means that the database is away', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'The embedded database has stopped.',
])('so does “%s”', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], new Error(message)))).toBe(true);
});

test.each([
  new DrizzleQueryError('select 1', [], coded('42703')),
  coded('23505'),
  coded('EACCES'),
  new Error('a timeout of somebody else'),
  new Error('Their connection terminated'),
  'no error at all',
  undefined,
])('%s is another fault', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
