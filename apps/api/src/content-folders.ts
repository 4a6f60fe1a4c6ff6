import { fileURLToPath } from 'node:url';
import { ContentError, type Library, loadLibrary } from '@scamguard/content/library';
import { codeOf, StartError } from './start-error.ts';

/** Where the build puts copies, seen from `src` and from the bundle alike. */
const BUILT = new URL('../dist/', import.meta.url);

const TEXTS_FOLDER = fileURLToPath(new URL('texts', BUILT));
export const AUDIO_FOLDER = fileURLToPath(new URL('audio', BUILT));
export const VIDEOS_FOLDER = fileURLToPath(new URL('videos', BUILT));
export const GUIDE_FOLDER = fileURLToPath(new URL('guide', BUILT));

/** @throws {StartError} naming the file that an editor has to correct, or the folder that the build has not written. */
export async function readLibrary(folder = TEXTS_FOLDER): Promise<Library> {
  try {
    return await loadLibrary(folder);
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(`A text cannot be used: ${error.message}.`);
    const code = codeOf(error);
    // Otherwise the database in which they are written would be taken for damaged.
    throw code
      ? new StartError(`The texts in ${folder} cannot be read (${code}): build the server again.`)
      : error;
  }
}
