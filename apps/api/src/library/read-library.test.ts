import path from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { readLibrary } from './read-library.ts';

test('texts that the build has not written are named, and not taken for a damaged database', async () => {
  const file = path.join(await emptyFolder(), 'library.json');
  const refusal = await readLibrary(file).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal.message).toContain(`The texts in ${file} cannot be read (ENOENT)`);
});

test('the texts are read once, however many ask for them', async () => {
  expect(await readLibrary()).toBe(await readLibrary());
  expect((await readLibrary()).texts.fr.alerts.length).toBeGreaterThan(0);
});
