import { MAX_LENGTH, PICTURE_TYPES } from '@scamguard/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { CodedError } from '../../errors/index.ts';
import { TooLate } from '../../limits/time-limit.ts';
import { turns } from '../../limits/turns.ts';
import { ProcessEnded } from '../../process/guarded-process.ts';
import type { Ocr } from './ocr.ts';
import { tidyText } from './tidy-text.ts';

export interface PicturesService {
  /**
   * @param signal whose abort ends the reading: a picture is not read for nobody, and leaves its place to the next.
   * @returns the text of a picture, empty where there is none. Nothing of either is kept.
   * @throws {CodedError} saying what is wrong with the picture.
   * @throws the signal's reason.
   */
  readonly read: (picture: Uint8Array, signal: AbortSignal) => Promise<string>;
}

/** Pictures that wait in the memory, of up to 5 MB each, while one is read. */
const MOST_WAITING = 4;
/** As many as may be held at the same time. */
export const MOST_PICTURES = 1 + MOST_WAITING;
/** One picture takes up to twenty seconds. */
export const picturesWaiting = () => new CodedError('pictures_waiting', undefined, 60);

const TYPES: ReadonlySet<string> = new Set(PICTURE_TYPES);

/** OCR of pictures, one after the other, since each takes a whole core. */
export function picturesService(ocr: Ocr): PicturesService {
  const one = turns({ atOnce: 1, mostWaiting: MOST_WAITING, refusal: picturesWaiting });

  const readNow = async (picture: Uint8Array, signal: AbortSignal) => {
    try {
      return tidyText(await ocr.read(picture, signal)).slice(0, MAX_LENGTH.conversation);
    } catch (error) {
      if (error instanceof TooLate) throw new CodedError('picture_takes_too_long');
      throw error instanceof ProcessEnded ? new CodedError('picture_not_read') : error;
    }
  };

  return {
    read: async (picture, signal) => {
      const type = (await fileTypeFromBuffer(picture))?.mime ?? '';
      if (!TYPES.has(type)) throw new CodedError('picture_not_allowed');
      return one.take(() => readNow(picture, signal), signal);
    },
  };
}
