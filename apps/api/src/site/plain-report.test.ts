import { MAX_FILE_BYTES } from '@scamguard/contracts';
import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { sameOrigin } from '../plugins/same-origin.ts';
import { writeSite } from '../testing/built-site.ts';
import { plainReport } from './plain-report.ts';

const REPORT = {
  scamType: 'phishing',
  title: 'Faux agent',
  description: "C'est une histoire de code.",
  region: 'zou',
};

const app = fastify(serverOptions(readSettings({ LOG_LEVEL: 'silent' })));
await app.register(language);
await app.register(errorAnswers);
await app.register(sameOrigin, { publicUrl: undefined });

/** The answer of the API's call, and the question. */
let status = 201;
const asked: { body: string; cookie: string | undefined; ip: string; key: unknown; lang: unknown }[] = [];
app.register(async (api) => {
  api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.toString()),
  );
  api.post('/api/reports', ({ body, headers, ip, query }, reply) => {
    const { lang } = query as { lang: string };
    asked.push({ body: String(body), cookie: headers.cookie, ip, key: headers['idempotency-key'], lang });
    return reply
      .code(status)
      .send(status === 201 ? { id: 'one', dataCode: 'ACDE' } : { message: 'Pas maintenant.' });
  });
});
await app.register(plainReport, { folder: await writeSite() });

beforeEach(() => {
  status = 201;
  asked.length = 0;
});

async function post(
  texts: Record<string, string>,
  file?: Blob,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.7',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  if (file) form.set('image', file, 'photo.jpg');
  const encoded = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: '/report',
    remoteAddress,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
  });
  return {
    response,
    page: String(response.headers['content-type']).includes('html') ? response.json() : undefined,
  };
}

test('a report goes the way of every other, as the visitor who sent it, and the page says that it was sent', async () => {
  const { response, page } = await post(REPORT, new Blob(['picture']), {
    cookie: 'session=abc; app-language=en',
  });
  expect(response.statusCode).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(page).toMatchObject({
    address: '/report',
    language: 'en',
    report: { values: REPORT, hadFile: true, outcome: 'sent', dataCode: 'ACDE' },
  });
  expect(asked).toMatchObject([{ cookie: 'session=abc; app-language=en', ip: '192.0.2.7', lang: 'en' }]);
  expect(asked[0]?.body).toContain(REPORT.description);
  expect(asked[0]?.body).toContain('picture');
});

test('a report that is posted again, as by loading the page anew, has the same name', async () => {
  const picture = new Blob(['picture']);
  await post(REPORT, picture);
  await post(REPORT, picture);
  expect(asked[0]?.key).toMatch(/^[\w-]{16,128}$/);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

test.each([
  ['another text', { ...REPORT, title: 'Faux agents' }, 'picture', '192.0.2.7'],
  ['another picture', REPORT, 'pictures', '192.0.2.7'],
  ['another visitor', REPORT, 'picture', '192.0.2.8'],
])('%s makes another report', async (_name, texts, picture, address) => {
  await post(REPORT, new Blob(['picture']));
  await post(texts, new Blob([picture]), {}, address);
  expect(asked[1]?.key).not.toBe(asked[0]?.key);
});

test.each([
  [400, 'invalid'],
  [429, 'failed'],
  [503, 'failed'],
])('a refusal with %i comes as the page, with what was typed and the reason', async (code, outcome) => {
  status = code;
  const { response, page } = await post(REPORT);
  expect(response.statusCode).toBe(code);
  expect(page.report).toEqual({ values: REPORT, hadFile: false, outcome, message: 'Pas maintenant.' });
});

test('too large a file is said on the page, which keeps what was typed', async () => {
  const { response, page } = await post(REPORT, new Blob([new Uint8Array(MAX_FILE_BYTES.image + 1)]));
  expect(response.statusCode).toBe(413);
  expect(page.report).toMatchObject({ values: REPORT, hadFile: true, outcome: 'failed' });
  expect(page.report.message).toMatch(/5 Mo/);
  expect(asked).toEqual([]);
});

test('another site cannot post it', async () => {
  const { response } = await post(REPORT, undefined, { 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test('what is no form is refused on the page', async () => {
  const response = await app.inject({ method: 'POST', url: '/report', payload: { title: 'x' } });
  expect(response.statusCode).toBe(415);
  expect(response.headers['content-type']).toContain('text/html');
});
