import { MAX_FILE_BYTES } from '@scamguard/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { CodedError } from '../errors/index.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { drawFile } from './drawing/draw-file.ts';
import { readPdf } from './read-pdf.ts';
import { readVoice } from './voice/read-voice.ts';

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif']);

/** Recordings of browsers and phones, under the name by which sound of that kind is known. */
const VOICES: Readonly<Record<string, string>> = {
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/mp4': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/mpeg': 'audio/mpeg',
};

/** The parts that a form may carry besides its texts. */
export type FileField = 'image' | 'voice';

/**
 * Checks what was sent as a picture, document or voice, by its bytes and not by its name, and makes it safe to keep.
 *
 * @throws {CodedError} saying what is wrong with it.
 */
export async function readFile(field: FileField, bytes: Uint8Array): Promise<AcceptedFile> {
  if (bytes.length > MAX_FILE_BYTES[field])
    throw new CodedError('file_too_large', [{ field, problem: 'too_long' }]);
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const voice = VOICES[type];
  if (field === 'voice' && voice) return readVoice(bytes, voice);
  if (field === 'image' && PICTURES.has(type)) {
    return { kind: 'picture', ...(await drawFile({ mediaType: type, bytes })) };
  }
  if (field === 'image' && type === 'application/pdf') return readPdf(bytes);
  throw new CodedError(field === 'voice' ? 'voice_not_allowed' : 'file_not_allowed', [
    { field, problem: 'not_allowed' },
  ]);
}
