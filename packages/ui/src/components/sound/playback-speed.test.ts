// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const KEY = 'sg-playback-speed';

/** The module as a page has it that is loaded anew. */
async function page() {
  vi.resetModules();
  return import('./playback-speed.ts');
}

afterEach(() => {
  localStorage.removeItem(KEY);
  vi.restoreAllMocks();
});

it('is remembered on the device', async () => {
  const { chooseSpeed, readSpeed } = await page();
  expect(readSpeed()).toBe(1);
  chooseSpeed(0.75);
  expect((await page()).readSpeed()).toBe(0.75);
});

it.each(['7', '', 'fast', '-1'])('is the usual one where %j is stored', async (stored) => {
  localStorage.setItem(KEY, stored);
  expect((await page()).readSpeed()).toBe(1);
});

it('lasts as long as the page where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { chooseSpeed, readSpeed } = await page();
  chooseSpeed(1.5);
  expect(readSpeed()).toBe(1.5);
});
