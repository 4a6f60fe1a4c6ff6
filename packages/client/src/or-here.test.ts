import { expect, it } from 'vitest';
import { isRequestError, orHere, RequestError } from './index.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const here = () => Promise.resolve('here');

it('takes the server’s answer', async () => {
  await expect(orHere(() => Promise.resolve('there'), here, isRequestError)).resolves.toBe('there');
});

it('asks the engine here when no answer comes', async () => {
  await expect(orHere(offline, here, isRequestError)).resolves.toBe('here');
});

it('lets a refusal be one', async () => {
  const refused = new RequestError(400, '');
  await expect(orHere(() => Promise.reject(refused), here, isRequestError)).rejects.toBe(refused);
  await expect(
    orHere(
      () => Promise.reject(new RequestError(503, '')),
      here,
      () => false,
    ),
  ).resolves.toBe('here');
});

it('tells the first failure when the engine cannot be had either', async () => {
  await expect(orHere(offline, () => Promise.reject(new Error('no engine')), isRequestError)).rejects.toThrow(
    'Failed to fetch',
  );
});
