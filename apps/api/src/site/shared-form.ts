import { ANYTHING_FIELD, MAX_LENGTH, MAX_PICTURE, PATHS, PICTURE_FIELD } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodedError } from '../errors/index.ts';
import { codeOf } from '../process/start-error.ts';
import { passedOn } from './passed-on.ts';

/** Pictures that are held in the memory at the same time. */
export const MOST_SHARED = 8;

/** The parts that another app shares: a title, a text, an address and one picture. */
export const SHARED_LIMITS = {
  fieldNameSize: 40,
  fieldSize: 3 * MAX_LENGTH.conversation,
  fields: 6,
  files: 1,
  parts: 8,
  headerPairs: 20,
  fileSize: MAX_PICTURE.bytes,
};

/**
 * The data that another app shared, as the fields of the plain form. A picture becomes the text in it, which our own call reads
 * like any other visitor's. Nothing is kept.
 *
 * @throws {CodedError} when it cannot be read or is too large.
 */
export async function readShared(
  app: FastifyInstance,
  request: FastifyRequest,
  language: string,
): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  let picture: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.append(part.fieldname, String(part.value));
      else {
        const bytes = await part.toBuffer();
        if (part.fieldname === PICTURE_FIELD && bytes.length > 0) picture = bytes;
      }
    }
  } catch (error) {
    throw new CodedError(codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? 'picture_too_heavy' : 'body_too_large');
  }
  if (!picture) return form;
  const text = await textIn(picture);
  return new URLSearchParams({
    [ANYTHING_FIELD]: [form.get(ANYTHING_FIELD), text].filter(Boolean).join('\n'),
  });

  async function textIn(payload: Buffer): Promise<string> {
    const { method, path } = PATHS.readPicture;
    const { statusCode, body } = await app.inject({
      method,
      url: `${path}?lang=${language}`,
      remoteAddress: request.ip,
      headers: { ...passedOn(request), 'content-type': 'application/octet-stream' },
      payload,
    });
    if (statusCode !== 200) throw new CodedError('unavailable');
    return (JSON.parse(body) as { text: string }).text;
  }
}
