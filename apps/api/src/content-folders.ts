import { fileURLToPath } from 'node:url';
import { ContentError, type Library, loadLibrary } from '@scamguard/content/library';
import { StartError } from './start-error.ts';

/** Where the build puts copies, seen from `src` and from the bundle alike. */
const BUILT = new URL('../dist/', import.meta.url);

const TEXTS_FOLDER = fileURLToPath(new URL('texts', BUILT));
export const AUDIO_FOLDER = fileURLToPath(new URL('audio', BUILT));
export const VIDEOS_FOLDER = fileURLToPath(new URL('videos', BUILT));
export const GUIDE_FOLDER = fileURLToPath(new URL('guide', BUILT));

/** @throws {StartError} naming the file that an editor has to correct. */
export async function readLibrary(): Promise<Library> {
  try {
    return await loadLibrary(TEXTS_FOLDER);
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(`A text cannot be used: ${error.message}.`);
    throw error;
  }
}
