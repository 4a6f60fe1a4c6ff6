import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addresses, callsAt, pageAddress, patterns, publicPaths, sourceOf } from './index.ts';

const ROOT = new URL('../../', import.meta.url);

it.each(patterns)('the screen at %s stands where the build looks for it', (pattern) => {
  expect(existsSync(new URL(sourceOf(pattern), ROOT)), sourceOf(pattern)).toBe(true);
});

it('has a page for each tab, and none ahead where a value is missing', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/verify', '/verify?tab=number', '/verifier?tab=link']),
  );
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  expect(addresses).toContain('/moderation/voices');
  expect(addresses.filter((address) => address.startsWith('/moderation/voices?'))).toEqual([]);
});

it('tells search engines of every screen but those that are not for them', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(['/', '/learn/:id', '/verifier', '/mes-donnees']));
  expect(patterns.filter((pattern) => !publicPaths.includes(pattern))).toEqual([
    '/moderation',
    '/moderation/voices',
    '/not-found',
  ]);
});

it('keeps of an address what its screen knows', () => {
  expect(pageAddress('/report?search=riz&tab=search&utm=x')).toBe('/report?tab=search&search=riz');
  expect(pageAddress('/alerts?tab=search')).toBe('/alerts');
});

it('asks for the answers that a page shows', () => {
  expect(callsAt('/about')).toBeUndefined();
  expect(callsAt('/learn/riz')).toContain('/api/education/modules/riz');
  expect(callsAt('/community?tab=flagged')).toContain('/api/services?type=flagged');
});
