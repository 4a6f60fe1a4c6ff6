import path from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { readLibrary } from './read-library.ts';

test('texts that the build has not written are named, and not taken for a damaged database', async () => {
  for (const folder of [await emptyFolder(), path.join(await emptyFolder(), 'nowhere')]) {
    const refusal = await readLibrary(folder).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toContain(`The texts in ${folder} cannot be read (ENOENT)`);
  }
});
