import { CodedError } from '../errors.ts';
import type { AcceptedFile } from './accepted-file.ts';

const HEADER = /^%PDF-[12]\.\d/;
/** The last line of a complete file; some programs add blanks. */
const COMPLETE = /%%EOF[\s\0]{0,64}$/;
/** Names of things that a document does rather than shows. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/;
/** A browser would take the file for a page as well. */
const PAGE = /<(?:script|html|svg|iframe|!doctype)\b/i;
/** The closing record of an archive, which may stand behind any other file. */
const ARCHIVE_END = 'PK\x05\x06\0\0\0\0';
const ESCAPED_LETTER = /#([0-9a-f]{2})/gi;

/**
 * Takes a document as it is, if it is whole and nothing but a document.
 *
 * @throws {CodedError} when it is cut off, acts by itself or is another kind of file at the same time.
 */
export function readPdf(bytes: Uint8Array): AcceptedFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!HEADER.test(text) || !COMPLETE.test(text)) throw new CodedError('file_damaged');
  // A name may be written with its letters as numbers: /J#53 is /JS.
  const plain = text.replace(ESCAPED_LETTER, (_match, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const isSomethingElse = PAGE.test(text) || text.includes(ARCHIVE_END);
  if (isSomethingElse || ACTIVE.test(text) || ACTIVE.test(plain)) throw new CodedError('file_unsafe');
  return { kind: 'pdf', mediaType: 'application/pdf', bytes };
}
