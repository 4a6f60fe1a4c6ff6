import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => void vi.unstubAllGlobals());

it('is a UUID', () => expect(newId()).toMatch(UUID));

it('is one in a browser that makes none itself', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect(newId()).toMatch(UUID);
  expect(newId()).not.toBe(newId());
});

it.each([{}, undefined])('is nothing without a source of chance', (source) => {
  vi.stubGlobal('crypto', source);
  expect(newId()).toBeUndefined();
});
