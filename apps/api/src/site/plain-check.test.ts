import { gunzipSync } from 'node:zlib';
import { MAX_LENGTH, PATHS } from '@scamguard/contracts';
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';
import type { VerificationService } from '../modules/verify/service.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { sameOrigin } from '../plugins/same-origin.ts';
import { strictJson } from '../plugins/strict-json.ts';
import { STYLE_HASH, writeSite } from '../testing/built-site.ts';
import { site } from './index.ts';
import { plainCheck } from './plain-check.ts';

const verify = vi.fn<VerificationService['verify']>(async ({ value }) => ({
  isSafe: false,
  analysis: value,
  reasons: [],
  riskLevel: 0,
  verdict: 'unknown',
  signals: [],
  recommendations: [],
  engineVersion: '1',
  offline: false,
}));

const app = fastify(serverOptions(readSettings({ LOG_LEVEL: 'silent' })));
const folder = await writeSite();
await app.register(language);
await app.register(errorAnswers);
await app.register(sameOrigin, { publicUrl: undefined });
await app.register(strictJson);
await app.register(site, { folder });
await app.register(plainCheck, { folder, service: { verify } });

/** The text that the call of the API reads in a picture. If it is undefined, nothing answers. */
let readText: string | undefined;
app.register(async (api) => {
  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  api.post(PATHS.readPicture.path, (_request, reply) =>
    readText === undefined ? reply.code(503).send({}) : { text: readText },
  );
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}, url = '/verify') =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the verification form, posted without scripts', () => {
  test.each([
    ['link', 'link', 'https://boutique.example/?a=1&b=é'],
    ['profile', 'profileInfo', '@une.vendeuse'],
    ['number', 'number', '+229 01 97 00 00 00'],
    ['conversation', 'conversation', 'Bonjour,\nà demain 🙂'],
  ])('is answered with the page and the verdict on a %s', async (kind, field, value) => {
    const response = await post({ [field]: ` ${value} ` });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      parts: { part: 1 },
      address: `/verify?tab=${kind}`,
      language: 'fr',
      posted: { kind, value, result: { analysis: value } },
    });
    expect(verify).toHaveBeenLastCalledWith({ kind, value }, 'fr');
  });

  test.each([
    ['link', 'https://boutique.example/?a=1'],
    ['number', 'maman 01 97 00 00 00'],
    ['profile', '@une.vendeuse'],
    ['conversation', 'Il me demande mon code. 01 97 00 00 00'],
    ['conversation', '01 97 00 00 00 https://boutique.example'],
  ])('finds a %s in the field that takes everything: %s', async (kind, value) => {
    const response = await post({ anything: ` ${value} ` });
    expect(response.json()).toMatchObject({ address: `/verify?tab=${kind}`, posted: { kind, value } });
  });

  test('says that something is needed in it', async () => {
    const response = await post({ anything: ' ' });
    expect(response.statusCode).toBe(400);
    expect(response.json().posted).toEqual({ kind: 'conversation', value: '', problem: 'missing' });
  });

  test('is nobody’s to keep, and obeys the page’s policy', async () => {
    const response = await post({ link: 'a' }, { 'accept-encoding': 'gzip', 'if-none-match': '*' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers['content-security-policy']).toContain(STYLE_HASH);
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toMatchObject({ posted: { value: 'a' } });
  });

  test.each([
    ['a link in the text', { title: 'Promo', conversation: ' https://gain.example/x ', link: '' }, 'link'],
    ['a link of its own', { title: '', conversation: '', link: 'https://gain.example/x' }, 'link'],
    [
      'words',
      { title: '', conversation: 'Vous avez gagné https://gain.example/x', link: '' },
      'conversation',
    ],
  ])('takes what another app shares: %s', async (_name, fields, kind) => {
    const response = await post(fields, { 'sec-fetch-site': 'none', origin: 'null' });
    expect(response.statusCode).toBe(200);
    expect(response.json().posted).toMatchObject({ kind, result: {} });
  });

  test('is answered in the language of the page', async () => {
    expect((await post({ link: 'a' }, { cookie: 'app-language=en' })).json().language).toBe('en');
    expect((await post({ link: 'a' }, {}, '/verify?lang=en')).headers['content-language']).toBe('en');
  });

  test.each([
    ['nothing', {}, 400, 'missing'],
    ['blanks', { number: ' \u00a0' }, 400, 'missing'],
    ['too much', { link: 'a'.repeat(MAX_LENGTH.link + 1) }, 413, 'failed'],
  ])('with %s says so on the page, with what was typed', async (_name, fields, status, problem) => {
    const response = await post(fields);
    expect(response.statusCode).toBe(status);
    expect(response.json().posted).toMatchObject({ problem });
    expect(response.json().posted.result).toBeUndefined();
  });

  test('with more than any form holds shows the page as well, in the language of the visitor', async () => {
    const response = await post({ conversation: 'a'.repeat(400_000) }, { cookie: 'app-language=en' });
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.json()).toMatchObject({
      language: 'en',
      posted: { kind: 'conversation', problem: 'failed' },
    });
  });

  test('takes the longest conversation in the longest letters', async () => {
    const conversation = 'ɖ€'.repeat(MAX_LENGTH.conversation / 2);
    const response = await post({ conversation });
    expect(response.json().posted).toMatchObject({
      kind: 'conversation',
      result: { analysis: conversation },
    });
  });

  test('is refused from the page of another site', async () => {
    const response = await post({ link: 'a' }, { 'sec-fetch-site': 'cross-site' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'cross_origin']);
  });

  test('is no way to call the API', async () => {
    expect((await post({ link: 'a' }, {}, '/api/verify/link')).statusCode).toBe(404);
  });
});

const share = async (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/verify',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
};

describe('what another app shares with its picture', () => {
  test('a text is checked as what it is', async () => {
    const response = await share({ title: 'Message', anything: '01 97 00 00 00' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ posted: { kind: 'number', value: '01 97 00 00 00' } });
  });

  test('a picture is checked as the text in it', async () => {
    readText = 'Envoyez votre code secret';
    const response = await share({ anything: '', picture: new Blob(['picture'], { type: 'image/png' }) });
    expect(response.json()).toMatchObject({ posted: { kind: 'conversation', value: readText } });
  });

  test('a picture that cannot be read is said to be one', async () => {
    readText = undefined;
    const response = await share({ picture: new Blob(['picture'], { type: 'image/png' }) });
    expect(response.statusCode).toBe(503);
    expect(response.json().posted).toEqual({ kind: 'conversation', value: '', problem: 'failed' });
  });
});
