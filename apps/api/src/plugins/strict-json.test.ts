import * as fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { errorAnswers } from './error-answers.ts';
import { language } from './language.ts';
import { strictJson } from './strict-json.ts';

const app = fastify();
await app.register(language);
await app.register(errorAnswers);
await app.register(strictJson);
app.post('/echo', async ({ body }) => ({ body }));

const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });

describe('a JSON body', () => {
  test.each([
    ['a plain one', '{"a":1}'],
    ['text with colons, braces and escaped quotes', String.raw`{"a":"{\"b\":[:,:]}\\","c":"é"}`],
    ['the same name in different objects', '{"a":{"x":1},"b":{"x":2},"c":[{"x":3}]}'],
  ])('is read: %s', async (_name, text) => {
    const response = await post(text);
    expect(response.json()).toEqual({ body: JSON.parse(text) });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'link=x'],
    ['cut off', '{"a":'],
    ['a name twice', '{"a":1,"a":2}'],
    ['a name twice, once escaped', String.raw`{"a":1,"\u0061":2}`],
    ['a name twice, deep inside', '{"o":[{"a":1,"a":2}]}'],
    ['half a surrogate pair', String.raw`{"a":"\ud83d"}`],
    ['half a surrogate pair in a name', String.raw`{"\ud83d":1}`],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__, escaped', String.raw`{"__\u0070roto__":{"isAdmin":true}}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['nested too deep', '['.repeat(9) + ']'.repeat(9)],
    ['nested absurdly deep', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le')],
  ])('is refused: %s', async (_name, payload) => {
    const response = await post(payload);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_json']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=iso-8859-1',
    'application/jsonp',
    'nonsense',
  ])('declared as %s is refused', async (type) => {
    const response = await post('{"a":1}', type);
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'Application/JSON'])(
    'declared as %s is read',
    async (type) => expect((await post('{"a":1}', type)).statusCode).toBe(200),
  );

  test('of any shape comes through unchanged', async () => {
    const { json } = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
      json: fc.oneof(
        { maxDepth: 5 },
        tie('leaf'),
        fc.array(tie('json')),
        fc.dictionary(
          fc.string({ unit: 'grapheme' }).filter((name) => !/__proto__|constructor/.test(name)),
          tie('json'),
          { noNullPrototype: true },
        ),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        expect((await post(JSON.stringify(value))).json()).toEqual({ body: value });
      }),
    );
  });
});
