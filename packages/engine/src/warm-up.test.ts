import { afterEach, expect, it, vi } from 'vitest';
import { assessIn, type Judge } from './assess-in.ts';
import { SMALL_CLASSIFIERS } from './classifiers/small.ts';
import { warmUp as warmUpInEnglish } from './english.ts';
import { warmUp as warmUpInFrench } from './french.ts';
import { fr } from './locales/fr.ts';
import type { Item } from './vocabulary.ts';
import { warmUpOf } from './warm-up.ts';

const JUDGE: Judge = { language: 'fr', wording: fr, classifiers: SMALL_CLASSIFIERS };
const MESSAGE = 'Cher client, envoyez 25 000 F au 01 97 12 34 56 ou allez sur http://exemple-bj.xyz/login.';
const ITEMS: readonly Item[] = [
  { kind: 'link', value: 'http://mtn-bj.promo-gagnant.xyz/login' },
  { kind: 'conversation', value: 'Envoyez le code reçu par SMS à notre agent.' },
];
const verdicts = () => ITEMS.map((item) => assessIn(JUDGE, item, {}));
const pauses = () => vi.fn(() => Promise.resolve());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A clock on which every reading is a second later, so that each step is a slice of its own. */
function withSlowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
}

it('leaves every verdict as it was', async () => {
  const before = verdicts();
  await warmUpOf(JUDGE, MESSAGE)();
  expect(verdicts()).toEqual(before);
});

it('works where there is no page: in French and in English, one behind the other', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  await expect(Promise.all([warmUpInFrench(), warmUpInEnglish(), warmUpInFrench()])).resolves.toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('gives others their turn while it works, and does nothing twice', async () => {
  withSlowClock();
  const warmUp = warmUpOf(JUDGE, MESSAGE);
  const [first, second] = [pauses(), pauses()];
  await warmUp({ pause: first });
  await warmUp({ pause: second });
  expect(first.mock.calls.length).toBeGreaterThan(10);
  expect(second).not.toHaveBeenCalled();
});

it('waits for idle moments where the browser tells of them', async () => {
  withSlowClock();
  const idle = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', idle);
  await warmUpOf(JUDGE, MESSAGE)();
  expect(idle.mock.calls.length).toBeGreaterThan(10);
});

it('stops when it is called off, and goes on from there when it is asked again', async () => {
  withSlowClock();
  const whole = pauses();
  await warmUpOf(JUDGE, MESSAGE)({ pause: whole });

  const warmUp = warmUpOf(JUDGE, MESSAGE);
  const calling = new AbortController();
  const [until, after] = [pauses(), pauses()];
  until.mockImplementation(async () => {
    if (until.mock.calls.length === 3) calling.abort();
  });
  await warmUp({ pause: until, signal: calling.signal });
  expect(until).toHaveBeenCalledTimes(3);
  await warmUp({ pause: until, signal: calling.signal });
  expect(until).toHaveBeenCalledTimes(3);
  await warmUp({ pause: after });
  expect(after.mock.calls.length).toBe(whole.mock.calls.length - 3);
});
