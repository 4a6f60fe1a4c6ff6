import { ENDPOINTS, MAX_LENGTH } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reputation } from '../../db/schema/reputation.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { takeTurn } from '../reputation/recount.ts';

/** Halves of surrogate pairs included. */
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

const CALLS = [
  { kind: 'link', path: ENDPOINTS.verifyLink.path, field: 'link', good: 'https://boutique-du-coin.example/' },
  { kind: 'profile', path: ENDPOINTS.verifyProfile.path, field: 'profileInfo', good: '@une.vendeuse' },
  { kind: 'number', path: ENDPOINTS.verifyNumber.path, field: 'number', good: '+229 01 97 00 00 00' },
  {
    kind: 'conversation',
    path: ENDPOINTS.verifyConversation.path,
    field: 'conversation',
    good: 'Bonjour, à demain.',
  },
] as const;

describeOnEachDatabase('verification', (server) => {
  const { post, ask, database } = server;
  const report = reporting(server);
  describe.each(CALLS)('of a $kind', ({ kind, path, field, good }) => {
    test.each(['fr', 'en'] as const)('answers in %s', async (language) => {
      const response = await post(path, { [field]: good }, { 'accept-language': language });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' });
      const result = response.json();
      expect(result).toMatchObject({ isSafe: result.verdict === 'safe', offline: false });
      expect(result.reasons.length).toBeGreaterThan(0);
    });

    test('?lang= goes before Accept-Language', async () => {
      const inEnglish = await post(`${path}?lang=en`, { [field]: good }, { 'accept-language': 'fr' });
      expect(inEnglish.headers['content-language']).toBe('en');
    });

    test('does not count the blanks around the value', async () => {
      const maximum = MAX_LENGTH[kind];
      expect((await post(path, { [field]: `\n ${'a'.repeat(maximum)} ` })).statusCode).toBe(200);
      const tooLong = await post(path, { [field]: `${'a'.repeat(maximum)}b` });
      expect(tooLong.statusCode).toBe(413);
      expect(tooLong.json()).toMatchObject({
        code: 'value_too_long',
        details: [{ field, problem: 'too_long' }],
      });
    });

    test('measures length as the browser does, in UTF-16', async () => {
      const response = await post(path, { [field]: '🙂'.repeat(MAX_LENGTH[kind] / 2 + 1) });
      expect(response.statusCode).toBe(413);
    });

    test.each([
      ['empty', { [field]: '' }, 'value_missing'],
      ['blank', { [field]: ' \n\t\u00a0' }, 'value_missing'],
      ['absent', {}, 'value_missing'],
      ['a number', { [field]: 5 }, 'invalid_input'],
      ['null', { [field]: null }, 'invalid_input'],
      ['a list', { [field]: ['a'] }, 'invalid_input'],
      ['an object', { [field]: { a: 1 } }, 'invalid_input'],
    ])('refuses a value that is %s', async (_name, body, code) => {
      const response = await post(path, body);
      expect([response.statusCode, response.json().code]).toEqual([400, code]);
      expect(response.json().details).toMatchObject([
        { field, problem: code === 'value_missing' ? 'missing' : 'wrong_type' },
      ]);
    });

    test.each([
      ['a list', '[]', 400, 'invalid_input'],
      ['null', 'null', 400, 'invalid_input'],
      ['a text', '"a"', 400, 'invalid_input'],
      ['nothing', '', 400, 'invalid_json'],
      ['no JSON', `${field}=a`, 400, 'invalid_json'],
      ['too large', JSON.stringify({ [field]: 'a'.repeat(200_000) }), 413, 'body_too_large'],
    ])('refuses a body that is %s', async (_name, body, status, code) => {
      const response = await post(path, body);
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });

    test('refuses a form, and says so in the asked language', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
      const response = await post(path, `${field}=a`, form);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type', message: /^This format/ });
    });

    test('refuses a call without a body', async () => {
      const response = await ask({ method: 'POST', url: path });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    });

    test('never fails, whatever JSON arrives', async () => {
      const body = fc.oneof(
        fc.jsonValue(),
        fc.record({ [field]: fc.oneof(fc.jsonValue(), fc.string({ unit: anyCodeUnit })) }),
      );
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          expect([200, 400, 413]).toContain((await post(path, value)).statusCode);
        }),
        { numRuns: 50 },
      );
    });
  });

  test('takes what people really put into the field for numbers', async () => {
    const ask = async (number: string) => (await post(ENDPOINTS.verifyNumber.path, { number })).json();
    expect(await ask('+229 01 97 12 34 56')).toMatchObject({ readAs: 'number', verdict: 'unknown' });
    const scam = 'Envoyez votre code secret pour recevoir votre gain de 500 000 F';
    const message = (await post(ENDPOINTS.verifyConversation.path, { conversation: scam })).json();
    expect(message).toMatchObject({ readAs: 'conversation', verdict: 'danger' });
    expect(await ask(scam)).toEqual(message);
    expect(await ask(`01 97 12 34 56 ${scam}`)).toMatchObject({ readAs: 'several', verdict: 'danger' });
  });

  describe('and what the community knows', () => {
    const link = 'https://boutique-adjovi.com/pagnes';
    const [key = ''] = lookupKeys({ kind: 'link', value: link });
    const lastReportedAt = new Date('2026-05-04T03:02:01Z');
    const counting = { reports: 1, lastReportedAt, countsUntil: new Date('2126-05-04T03:02:01Z') };
    const know = async (row: Partial<typeof reputation.$inferInsert>) => {
      await database().queries.transaction(async (transaction) => {
        const values = { ...counting, listed: false, ...row, change: await takeTurn(transaction) };
        await transaction
          .insert(reputation)
          .values({ key, ...values })
          .onConflictDoUpdate({ target: reputation.key, set: values });
      });
      // With every report the server reads what has changed.
      expect((await report()).statusCode).toBe(201);
    };
    const verify = async () => (await post(ENDPOINTS.verifyLink.path, { link })).json();

    test('one report that nobody has confirmed is not told and does not count', async () => {
      const before = await verify();
      await know({ reports: 2, countsUntil: null });
      expect(await verify()).toEqual(before);
    });

    test('reports count while they are young enough', async () => {
      const before = await verify();
      await know({ reports: 3 });
      const after = await verify();
      expect(after.community).toEqual({ reports: 3, lastReportedAt: lastReportedAt.toISOString() });
      expect(after.riskLevel).toBeGreaterThan(before.riskLevel);
      await know({ reports: 3, countsUntil: new Date(0) });
      expect(await verify()).toEqual(before);
    });

    test('a zero character in one value hides nothing about another', async () => {
      await know({});
      const [, result] = await Promise.all([post(ENDPOINTS.verifyLink.path, { link: 'a\0b' }), verify()]);
      expect(result.community).toMatchObject({ reports: 1 });
    });

    test('a listed link is a danger', async () => {
      await know({ reports: 0, listed: true });
      const result = await verify();
      expect(result.verdict).toBe('danger');
      expect(result.community).toBeUndefined();
    });
  });

  test('is called by POST only', async () => {
    const response = await ask({ method: 'PUT', url: CALLS[0].path });
    expect([response.statusCode, response.json().code]).toEqual([405, 'method_not_allowed']);
    expect(response.headers.allow).toBe('POST');
  });
});
