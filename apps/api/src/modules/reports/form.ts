import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES, REPORT_MAX_LENGTH, reportBody } from '@scamguard/contracts';
import type { FastifyRequest } from 'fastify';
import type { FileField } from '../../attachments/read-file.ts';
import { CodedError } from '../../errors/index.ts';
import { codeOf } from '../../process/start-error.ts';

const TEXTS: ReadonlySet<string> = new Set(Object.keys(reportBody.shape));
const FILES: ReadonlySet<string> = new Set<FileField>(['image', 'voice']);
/** PostgreSQL keeps no text with a zero character. */
const UNSTORABLE = '\0';

/** UTF-8 takes at most three bytes for a UTF-16 code unit; blanks around a text are not counted in its length. */
const LARGEST_TEXT_BYTES = 4 * REPORT_MAX_LENGTH.description;
/** The limits of one form. */
export const FORM_LIMITS = {
  fieldNameSize: 40,
  fieldSize: LARGEST_TEXT_BYTES,
  fields: 12,
  files: 2,
  parts: 14,
  headerPairs: 20,
  fileSize: MAX_FILE_BYTES.image,
};
/** Forms that are held in the memory at the same time, of up to 8 MB each. */
export const MOST_FORMS = 12;

/** The content of a form of several parts. */
export interface ReportForm {
  readonly texts: Record<string, string>;
  readonly files: ReadonlyMap<FileField, Uint8Array>;
}

/**
 * Reads a form to its end; a part that the contract does not know is passed over.
 *
 * @param texts takes what has been read, also when the rest cannot be.
 * @throws {CodedError} when it cannot be read or is too large.
 */
export async function readForm(
  request: FastifyRequest,
  texts: Record<string, string> = {},
): Promise<ReportForm> {
  if (!request.isMultipart()) throw new CodedError('unsupported_media_type');
  const files = new Map<FileField, Uint8Array>();
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (part.type === 'file') await takeFile(files, part);
      else if (TEXTS.has(name)) {
        const value = String(part.value);
        if (part.valueTruncated)
          throw new CodedError('value_too_long', [{ field: name, problem: 'too_long' }]);
        if (Object.hasOwn(texts, name) || value.includes(UNSTORABLE)) throw notAllowed(name);
        texts[name] = value;
      }
    }
  } catch (error) {
    throw asCoded(error);
  }
  return { texts, files };
}

/** A browser sends an empty part for a file that was not chosen. */
async function takeFile(files: Map<FileField, Uint8Array>, part: MultipartFile): Promise<void> {
  const bytes = await part.toBuffer();
  if (bytes.length === 0 && !part.filename) return;
  if (!isFileField(part.fieldname) || files.has(part.fieldname)) throw notAllowed(part.fieldname);
  files.set(part.fieldname, bytes);
}

const isFileField = (name: string): name is FileField => FILES.has(name);

const notAllowed = (field: string) => new CodedError('invalid_input', [{ field, problem: 'not_allowed' }]);

function asCoded(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  const code = codeOf(error) ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new CodedError('file_too_large');
  return new CodedError(code.endsWith('_LIMIT') ? 'body_too_large' : 'invalid_json');
}
