import { drawWarning } from '@scamguard/ui/warning-picture';
import type { Warning } from './warning.ts';
import { type Words, wordsOnPicture } from './words-on-picture.ts';

/** The picture of a warning as a file, to be handed to other apps or kept. */
export const pictureFile = async (warning: Warning, words: Words): Promise<File> =>
  new File([await drawWarning(await wordsOnPicture(warning, words))], 'scamguard.png', { type: 'image/png' });
