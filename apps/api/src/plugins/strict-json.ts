import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../errors/index.ts';

/** No body of the contract nests deeper. */
const DEEPEST = 8;

/**
 * Reads JSON bodies, and no others, by the rules of I-JSON (RFC 7493): UTF-8, no name twice in an object, no half
 * of a surrogate pair. Names that could reach an object's prototype are refused.
 */
export const strictJson = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8Declared(request)) return done(new CodedError('unsupported_media_type'));
    if (typeof body === 'string' || !isUtf8(body)) return done(new CodedError('invalid_json'));
    const text = body.toString('utf8');
    parse(request, text, (error, value) => {
      if (error) done(error);
      else if (isInteroperable(text, value)) done(null, value);
      else done(new CodedError('invalid_json'));
    });
  });
});

function isUtf8Declared(request: FastifyRequest): boolean {
  if (request.headers['content-type'] === 'application/json') return true;
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** Whether a text that parsed to this value is the same to every reader of JSON. */
function isInteroperable(text: string, value: unknown): boolean {
  const { members, depth } = structure(text);
  if (depth > DEEPEST || members !== countMembers(value)) return false;
  // Valid UTF-8 has no halves of pairs: only an escape can make one.
  return !text.includes('\\u') || isWellFormed(value);
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPENING_BRACE, CLOSING_BRACE, OPENING_BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** How many names a valid JSON text gives, and how deep it nests. */
function structure(text: string): { members: number; depth: number } {
  let members = 0;
  let depth = 0;
  let open = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === COLON) members += 1;
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) depth = Math.max(depth, (open += 1));
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) open -= 1;
  }
  return { members, depth };
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  return inside.reduce<number>(
    (sum, child) => sum + countMembers(child),
    Array.isArray(value) ? 0 : inside.length,
  );
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, child]) => name.isWellFormed() && isWellFormed(child));
}
