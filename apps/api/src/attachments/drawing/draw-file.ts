import { DRAWING_PROGRAM } from '../../built-files.ts';
import { CodedError } from '../../errors/index.ts';
import { TooLate, withTimeLimit } from '../../limits/time-limit.ts';
import { turns } from '../../limits/turns.ts';
import { askProcess, endProcess, ProcessEnded, startProcess } from '../../process/guarded-process.ts';
import type { Drawn, DrawnFile, SentFile } from './drawn-file.ts';

export interface DrawingLimits {
  /** How long drawing a file may take, in milliseconds. */
  readonly patience?: number;
  /** How much memory the process may take, in bytes. Ten pages of photographs take about 250 MB. */
  readonly mostBytes?: number;
}

/** Drawing takes a whole core and much memory. */
const one = turns({ atOnce: 1 });
/** A file that has arrived whole is drawn, even if nobody waits for the answer any more. */
const NEVER = new AbortController().signal;

/**
 * The error for a file that breaks its reader, in words for its sender. The sender of a document can send a picture of it
 * instead.
 */
const BROKEN_BY = { document: 'file_unsafe', picture: 'file_damaged' } as const;
const kindOf = ({ mediaType }: SentFile) => (mediaType === 'application/pdf' ? 'document' : 'picture');

/**
 * Draws a file anew in a process of its own, which ends with the file. If a file breaks the reader of pictures or documents,
 * nothing else breaks. Nothing of one file reaches the next.
 *
 * @throws {CodedError} when it cannot be read, or takes more time or memory than an honest file.
 */
export function drawFile(
  file: SentFile,
  { patience = 15_000, mostBytes = 600_000_000 }: DrawingLimits = {},
): Promise<DrawnFile> {
  return one.take(async () => {
    const drawing = startProcess(DRAWING_PROGRAM, mostBytes);
    try {
      const drawn = await withTimeLimit(askProcess<Drawn>(drawing, file), patience);
      if ('refused' in drawn) throw new CodedError(drawn.refused);
      return drawn;
    } catch (error) {
      if (error instanceof TooLate || error instanceof ProcessEnded)
        throw new CodedError(BROKEN_BY[kindOf(file)]);
      throw error;
    } finally {
      await endProcess(drawing);
    }
  }, NEVER);
}
