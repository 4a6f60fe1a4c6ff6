import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { guardedFetch, guardedRedirect, NotFetched } from './index.ts';
import { isPublicAddress } from './public-address.ts';

const asked = new EventEmitter();

/** Answers a byte at a time. */
function drip(response: ServerResponse) {
  const timer = setInterval(() => response.write('a'), 1);
  response.once('close', () => clearInterval(timer));
}

/** Answers as much as is taken. */
function pour(response: ServerResponse) {
  while (response.write(Buffer.alloc(16_384)));
  response.once('drain', () => pour(response));
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/large') response.end('a'.repeat(2_000));
  else if (pathname === '/silent') response.flushHeaders();
  else if (pathname === '/never') asked.emit('never');
  else if (pathname === '/drop-by-drop') drip(response);
  else if (pathname === '/endless') pour(response);
  else if (pathname === '/circle') response.writeHead(302, { location: '/circle' }).end();
  else if (pathname === '/inside') response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end();
  else if (pathname === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (pathname === '/moved') response.writeHead(301, { location: '/list' }).end();
  else if (pathname === '/gone') response.writeHead(410).end();
  else response.end('a list');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const at = (path: string, host = '127.0.0.1') => new URL(`http://${host}:${port}${path}`);
const limits = { maxBytes: 1_000, timeLimit: 2_000 };
/** Takes this machine's first address for a public one. */
const fromOutside = { ...limits, isAllowed: (address: string) => address === '127.0.0.1' };

test.each(['/list', '/moved'])('%s is fetched', async (path) => {
  expect(await guardedFetch(at(path), fromOutside)).toBe('a list');
});

test.each(['/large', '/circle', '/inside', '/file', '/gone'])('%s is not fetched', async (path) => {
  await expect(guardedFetch(at(path), fromOutside)).rejects.toThrow(NotFetched);
});

test.each([
  ['/moved', 'list'],
  ['/inside', 'secret'],
  ['/list', undefined],
  ['/gone', undefined],
])('where %s sends its visitors is found out without going there', async (path, place) => {
  const target = await guardedRedirect(at(path), fromOutside);
  expect(target?.pathname.slice(1)).toBe(place);
});

test('a page on this machine is not asked where it sends its visitors', async () => {
  await expect(guardedRedirect(at('/moved'), limits)).rejects.toThrow('may not be asked');
});

test.each(['/silent', '/never', '/drop-by-drop'])('%s does not end in time and is given up', async (path) => {
  const patient = { ...fromOutside, maxBytes: 1_000_000, timeLimit: 50 };
  await expect(guardedFetch(at(path), patient)).rejects.toThrow(NotFetched);
});

test('an answer without end is given up, and its server is told', async () => {
  const taken = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const fetching = guardedFetch(at('/endless'), { ...fromOutside, timeLimit: 60_000 });
  const [, response] = await taken;
  const over = once(response, 'close');
  await expect(fetching).rejects.toThrow('is too large');
  await over;
});

test('whoever does not want it any more does not wait for it', async () => {
  const begun = once(asked, 'never');
  const gone = new AbortController();
  const signal = gone.signal;
  const fetching = guardedFetch(at('/never'), { ...fromOutside, timeLimit: 2 ** 31 - 1, signal });
  await begun;
  gone.abort();
  await expect(fetching).rejects.toThrow(NotFetched);
});

describe('this machine is not asked', () => {
  test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]'])(
    'as %s',
    async (host) => {
      await expect(guardedFetch(at('/list', host), limits)).rejects.toThrow('may not be asked');
    },
  );
});

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'nowhere',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '196.192.16.1', '2a00:1450:4007::1', '2c0f:f248::1', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
