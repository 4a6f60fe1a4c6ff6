import { MAX_LENGTH, PICTURE_TYPES } from '@scamguard/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { CodedError } from '../../errors.ts';
import { TooLate } from '../../time-limit.ts';
import { preparePicture } from './prepare-picture.ts';
import { ReaderEnded } from './reader-process.ts';
import type { TextReader } from './text-reader.ts';
import { tidyText } from './tidy-text.ts';

export interface PicturesService {
  /**
   * @returns the text of a picture, empty where there is none. Nothing of either is kept.
   * @throws {CodedError} saying what is wrong with the picture.
   */
  readonly read: (picture: Uint8Array) => Promise<string>;
}

const TYPES: ReadonlySet<string> = new Set(PICTURE_TYPES);

/** Reads the text of pictures, one after the other: reading takes a whole core. */
export function picturesService(reader: TextReader): PicturesService {
  let turn: Promise<unknown> = Promise.resolve();

  const readNow = async (picture: Uint8Array) => {
    try {
      return tidyText(await reader.read(await preparePicture(picture))).slice(0, MAX_LENGTH.conversation);
    } catch (error) {
      if (error instanceof TooLate) throw new CodedError('picture_takes_too_long');
      throw error instanceof ReaderEnded ? new CodedError('picture_not_read') : error;
    }
  };

  return {
    read: async (picture) => {
      const type = (await fileTypeFromBuffer(picture))?.mime ?? '';
      if (!TYPES.has(type)) throw new CodedError('picture_not_allowed');
      const text = turn.then(() => readNow(picture));
      turn = text.catch(() => undefined);
      return text;
    },
  };
}
