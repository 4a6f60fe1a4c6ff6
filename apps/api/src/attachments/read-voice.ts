import { parseBuffer } from 'music-metadata';
import { CodedError } from '../errors.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { webmSeconds } from './webm-seconds.ts';

const LONGEST_SECONDS = 120;
/** The last sound may begin when two minutes are over. */
const GRACE_SECONDS = 2;

/**
 * Takes a recorded voice as it is, if it can be read and is no longer than two minutes.
 *
 * @param mediaType what its bytes say it is.
 * @throws {CodedError} when it is damaged or too long.
 */
export async function readVoice(bytes: Uint8Array, mediaType: string): Promise<AcceptedFile> {
  const seconds = mediaType === 'audio/webm' ? webmSeconds(bytes) : await secondsOf(bytes, mediaType);
  if (seconds === undefined) throw new CodedError('file_damaged');
  if (seconds > LONGEST_SECONDS + GRACE_SECONDS) throw new CodedError('voice_too_long');
  return { kind: 'voice', mediaType, bytes };
}

async function secondsOf(bytes: Uint8Array, mediaType: string): Promise<number | undefined> {
  try {
    const { format } = await parseBuffer(
      bytes,
      { mimeType: mediaType, size: bytes.length },
      { duration: true, skipCovers: true },
    );
    return format.duration;
  } catch {
    return undefined;
  }
}
