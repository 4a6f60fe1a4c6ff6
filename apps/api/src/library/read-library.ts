import { ContentError, type Library, loadLibrary } from '@scamguard/content/library';
import { TEXTS_FOLDER } from '../built-files.ts';
import { codeOf, StartError } from '../process/start-error.ts';

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
