import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { guardedFetch, guardedRedirect, NotFetched } from './index.ts';
import { isPublicAddress } from './public-address.ts';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/large') response.end('a'.repeat(2_000));
  else if (pathname === '/silent') response.flushHeaders();
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

test('what does not come to an end in time is given up', async () => {
  await expect(guardedFetch(at('/silent'), { ...fromOutside, timeLimit: 50 })).rejects.toThrow(NotFetched);
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
