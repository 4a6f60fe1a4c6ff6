// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { sayAtOnce, takeCarried } from './carried.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/chatbot');
});

it('takes what was said here once, to be sent', () => {
  sayAtOnce('On me demande un code.\n0197123456');
  expect(takeCarried()).toEqual({ text: 'On me demande un code.\n0197123456', isSaid: true });
  expect(takeCarried()).toBeUndefined();
});

it('takes what another site’s link is about, to be looked over, and out of the address', () => {
  history.replaceState(null, '', '/chatbot?lang=en#about=%2B229%2001%2097%2012%2034%2056');
  expect(takeCarried()).toEqual({ text: '+229 01 97 12 34 56', isSaid: false });
  expect(location.href).toMatch(/\/chatbot\?lang=en$/);
  expect(takeCarried()).toBeUndefined();
});

it('takes no more than an item', () => {
  history.replaceState(null, '', `/chatbot#about=${'a'.repeat(5_000)}`);
  expect(takeCarried()?.text).toHaveLength(2_048);
});
