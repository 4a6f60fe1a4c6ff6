import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTimeOrHere, isRequestError, RequestError } from './index.ts';

const PATIENCE = 4_000;
const here = () => Promise.resolve('here');
const noEngine = () => Promise.reject(new Error('no engine'));
const after = (milliseconds: number, answer: string) =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, milliseconds, answer);
  });
const ask = (there: () => Promise<string>, device: () => Promise<string>) =>
  inTimeOrHere(there, device, isRequestError);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a server that hangs is not waited for: the engine answers', async () => {
  const answer = ask(() => new Promise(() => {}), here);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await expect(answer).resolves.toBe('here');
});

it('a server that is late is heard, if it comes before the engine', async () => {
  const answer = ask(
    () => after(PATIENCE + 500, 'there'),
    () => after(9_000, 'here'),
  );
  await vi.advanceTimersByTimeAsync(PATIENCE + 500);
  await expect(answer).resolves.toBe('there');
});

it('a server that is late is waited for, where the engine cannot be had', async () => {
  const answer = ask(() => after(20_000, 'there'), noEngine);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(answer).resolves.toBe('there');
});

it('the engine is left alone while there is time', async () => {
  const device = vi.fn(here);
  const answer = ask(() => after(PATIENCE - 1, 'there'), device);
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  await expect(answer).resolves.toBe('there');
  expect(device).not.toHaveBeenCalled();
});

it('without a network the engine answers at once; a refusal is one', async () => {
  await expect(ask(() => Promise.reject(new TypeError('Failed to fetch')), here)).resolves.toBe('here');
  const refused = new RequestError(400, '');
  await expect(ask(() => Promise.reject(refused), here)).rejects.toBe(refused);
});

it('without network and engine the failure of the server is told', async () => {
  await expect(ask(() => Promise.reject(new TypeError('Failed to fetch')), noEngine)).rejects.toThrow(
    'Failed to fetch',
  );
});
