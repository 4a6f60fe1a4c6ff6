import fc from 'fast-check';
import { requestBytes } from '../cut-connection.ts';
import type { CallRequest } from './call-requests.ts';

const LINE = '\r\n';

/** Bodies that are no JSON, or not what it may be. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":',
  'NaN',
  'null',
  '[]',
  '"text"',
  '1e999',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"link":"\\ud800"}',
  '{"link":"\\u0000"}',
  '['.repeat(50_000),
  `{"link":"${'a'.repeat(100_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80]),
];

const CONTENT_TYPES = [
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=----test-form; boundary=b',
  'multipart/mixed; boundary=----test-form',
  'image/svg+xml',
  `${'a/'.repeat(2_000)}`,
];

/** Wrong values that any field may be given. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[[[]]]],
  '',
  '\0',
  ' '.repeat(90_000),
  { toString: 1 },
];

/** Lines of a head that no client should send; the first word of some takes the place of a line that is there. */
const HEADERS = [
  'content-length: 99999999999999999999',
  'content-length: 999999999',
  'content-length: -1',
  'content-length: 1e3',
  `content-length: 1${LINE}content-length: 2`,
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: identity',
  'expect: 100-continue',
  'expect: something else',
  `connection: upgrade${LINE}upgrade: websocket${LINE}sec-websocket-key: a${LINE}sec-websocket-version: 13`,
  `connection: upgrade, http2-settings${LINE}upgrade: h2c`,
  'connection: close, keep-alive',
  'accept-encoding: br;q=0.0000001, *;q=2',
  'accept-language: fr-;;q=x,\u00e9,*',
  'accept: ,;=',
  'range: bytes=-1,9-2,x-',
  'range: bytes=0-0,0-0,0-0',
  'if-none-match: "',
  'if-modified-since: yesterday',
  'cookie: session=; session=%zz; __proto__=1; =;',
  `cookie: ${'a=b; '.repeat(2_000)}`,
  'x-forwarded-for: ::ffff:999.1.1.1, unknown, _hidden',
  'x-forwarded-proto: javascript',
  'idempotency-key: \u0001',
  'origin: null',
  'origin: https://',
  'host: a b',
  'host:',
  `x-long: ${'a'.repeat(20_000)}`,
  Array.from({ length: 3_000 }, (_, index) => `x-${index}: a`).join(LINE),
  'no colon',
  ': no name',
  'x\0y: zero',
  ' folded: line',
  'x-bare: a\nx-other: b',
];

/** First lines, made of the right one's method and address. */
const FIRST_LINES: readonly ((method: string, url: string) => string)[] = [
  (method) => method,
  (method, url) => `${method} ${url}`,
  (method, url) => `${method} ${url} HTTP/9.9`,
  (method, url) => `${method} ${url} HTTP/1.0`,
  (method, url) => `${method.toLowerCase()} ${url} HTTP/1.1`,
  (_method, url) => `DELETE ${url} HTTP/1.1`,
  (_method, url) => `TRACE ${url} HTTP/1.1`,
  (_method, url) => `HEAD ${url} HTTP/1.1`,
  (_method, url) => `OPTIONS ${url} HTTP/1.1`,
  () => 'OPTIONS * HTTP/1.1',
  () => 'CONNECT elsewhere.example:443 HTTP/1.1',
  () => `PRI * HTTP/2.0${LINE}${LINE}SM`,
  (method, url) => `${method} http://elsewhere.example${url} HTTP/1.1`,
  (method, url) => `${method} ${url}%00 HTTP/1.1`,
  (method, url) => `${method} ${url}%zz%c0%af HTTP/1.1`,
  (method, url) => `${method} /..//.${url} HTTP/1.1`,
  (method, url) => `${method} ${url}/%2e%2e/%2e%2e/etc/passwd HTTP/1.1`,
  (method, url) => `${method} ${url}?${'a=1&'.repeat(3_000)} HTTP/1.1`,
  (method, url) => `${method} ${url}?__proto__[a]=1&limit[]=2&search=%ff HTTP/1.1`,
  (method, url) => `${method} ${url}${'/a'.repeat(20_000)} HTTP/1.1`,
];

const TLS_HELLO = Buffer.from('1603010200010001fc0303', 'hex');

/** A request that somebody has spoilt: the bytes that they send. */
export function spoilt(request: CallRequest): fc.Arbitrary<Buffer> {
  const { payload } = request;
  const withBody = (body: string | Uint8Array) => requestBytes({ ...request, payload: Buffer.from(body) });
  return fc.oneof(
    fc.constantFrom(...BODIES).map(withBody),
    fc.uint8Array({ maxLength: 2_000 }).map(withBody),
    fc.constantFrom(...CONTENT_TYPES).map((type) => ofType(request, type)),
    fc.nat({ max: payload.length }).map((length) => withBody(payload.subarray(0, length))),
    wrongValues(payload).map(withBody),
    fc.constantFrom(...HEADERS).map((line) => withHeader(requestBytes(request), line)),
    fc.constantFrom(...FIRST_LINES).map((line) => withFirstLine(request, line(request.method, request.url))),
    flipped(requestBytes(request)),
    fc.constantFrom('zz', 'ffffffffffffffffff', '5;a=b', '-1', '').map((size) => chunked(request, size)),
    fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(TLS_HELLO),
  );
}

const ofType = (request: CallRequest, type: string) =>
  requestBytes({ ...request, headers: { ...request.headers, 'content-type': type } });

/** A body of JSON in which some fields hold something else. */
function wrongValues(payload: Buffer): fc.Arbitrary<string> {
  const fields = payload[0] === '{'.charCodeAt(0) ? Object.entries(JSON.parse(payload.toString())) : [];
  const wrong = fc.option(fc.constantFrom(...WRONG_VALUES), { nil: undefined });
  return fc
    .array(wrong, { minLength: fields.length, maxLength: fields.length })
    .map((values) =>
      JSON.stringify(
        Object.fromEntries(fields.map(([name, right], index) => [name, values[index] ?? right])),
      ),
    );
}

/** A line takes the place of one of the same name. */
function withHeader(bytes: Buffer, line: string): Buffer {
  const [name = ''] = line.split(':', 1);
  const end = bytes.indexOf(LINE + LINE);
  const lines = bytes.subarray(0, end).toString('latin1').split(LINE);
  const others = lines.filter((other, index) => index === 0 || !other.startsWith(`${name}:`));
  return Buffer.concat([Buffer.from([...others, line].join(LINE), 'utf8'), bytes.subarray(end)]);
}

function withFirstLine(request: CallRequest, line: string): Buffer {
  const bytes = requestBytes(request);
  return Buffer.concat([Buffer.from(line), bytes.subarray(bytes.indexOf(LINE))]);
}

/** A body in chunks, one of which says its size wrongly. */
function chunked({ method, url, headers, payload }: CallRequest, size: string): Buffer {
  const head = Object.entries({ host: 'localhost', ...headers, 'transfer-encoding': 'chunked' });
  const lines = [`${method} ${url} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([
    Buffer.from(`${lines.join(LINE)}${size}${LINE}`),
    payload,
    Buffer.from(`${LINE}0${LINE}${LINE}`),
  ]);
}

/** Some bytes become others. */
function flipped(bytes: Buffer): fc.Arbitrary<Buffer> {
  const flip = fc.record({ at: fc.nat({ max: bytes.length - 1 }), to: fc.nat({ max: 255 }) });
  return fc.array(flip, { minLength: 1, maxLength: 10 }).map((flips) => {
    const changed = Buffer.from(bytes);
    for (const { at, to } of flips) changed[at] = to;
    return changed;
  });
}
