import { expect, it } from 'vitest';
import { importAgain } from './import-again.ts';

it('gives the module that comes', async () => {
  expect(await importAgain(async () => ({ default: 1 }))).toEqual({ default: 1 });
});

it('throws what it was told where no address is known', async () => {
  await expect(
    importAgain(() => Promise.reject(new Error('Importing a module script failed.'))),
  ).rejects.toThrow('Importing a module script failed.');
});
