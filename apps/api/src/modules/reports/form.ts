import type { MultipartFile } from '@fastify/multipart';
import { reportBody } from '@scamguard/contracts';
import type { FastifyRequest } from 'fastify';
import type { FileField } from '../../attachments/read-file.ts';
import { CodedError } from '../../errors.ts';
import { codeOf } from '../../start-error.ts';

const TEXTS: ReadonlySet<string> = new Set(Object.keys(reportBody.shape));
const FILES: ReadonlySet<string> = new Set<FileField>(['image', 'voice']);
/** PostgreSQL keeps no text with a zero character. */
const UNSTORABLE = '\0';

/** What a form of several parts holds. */
export interface ReportForm {
  readonly texts: Record<string, string>;
  readonly files: ReadonlyMap<FileField, Uint8Array>;
}

/**
 * Reads a form to its end; a part that the contract does not know is passed over.
 *
 * @throws {CodedError} when it cannot be read or is too large.
 */
export async function readForm(request: FastifyRequest): Promise<ReportForm> {
  if (!request.isMultipart()) throw new CodedError('unsupported_media_type');
  const texts: Record<string, string> = {};
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
