import { createHash } from 'node:crypto';
import { disagreements } from './agreement.ts';
import { ContentError } from './content-error.ts';
import type { Library } from './library.ts';
import { readTexts } from './read-texts.ts';
import { brokenReferences } from './references.ts';

/**
 * Reads and checks all texts.
 *
 * @param folder Path of the folder that holds `fr` and `en`: this package's `texts`, or a copy beside a bundle.
 * @throws {ContentError} when a file is not as it should be, the languages disagree, or a reference leads nowhere.
 */
export async function loadLibrary(folder: string): Promise<Library> {
  const texts = { fr: await readTexts(folder, 'fr'), en: await readTexts(folder, 'en') };
  const problems = [...brokenReferences(texts.fr), ...brokenReferences(texts.en), ...disagreements(texts)];
  if (problems.length > 0) throw new ContentError('texts', problems);
  return { hash: createHash('sha256').update(JSON.stringify(texts)).digest('hex'), texts };
}
