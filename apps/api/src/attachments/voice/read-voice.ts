import { parseBuffer } from 'music-metadata';
import { CodedError } from '../../errors/index.ts';
import type { AcceptedFile } from '../accepted-file.ts';
import { bareMp3 } from './bare-mp3.ts';
import { bareMp4 } from './bare-mp4.ts';
import { bareOgg } from './bare-ogg.ts';
import { bareWebm } from './bare-webm.ts';
import { webmSeconds } from './webm-seconds.ts';

/** How a recording of each type is kept: its sound, and nothing that names a person, a place, a phone or a time. */
const BARE: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  'audio/webm': bareWebm,
  'audio/ogg': bareOgg,
  'audio/mp4': bareMp4,
  'audio/mpeg': bareMp3,
};
const LONGEST_SECONDS = 120;
/** The last sound may begin when two minutes are over. */
const GRACE_SECONDS = 2;

/**
 * Takes the sound of a recorded voice, if it can be read and is no longer than two minutes.
 *
 * @param mediaType what its bytes say it is.
 * @throws {CodedError} when it is damaged or too long.
 */
export async function readVoice(bytes: Uint8Array, mediaType: string): Promise<AcceptedFile> {
  const bare = BARE[mediaType]?.(bytes);
  if (!bare) throw new CodedError('file_damaged');
  const seconds = mediaType === 'audio/webm' ? webmSeconds(bare) : await secondsOf(bare, mediaType);
  if (seconds === undefined) throw new CodedError('file_damaged');
  if (seconds > LONGEST_SECONDS + GRACE_SECONDS) throw new CodedError('voice_too_long');
  return { kind: 'voice', mediaType, bytes: bare };
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
