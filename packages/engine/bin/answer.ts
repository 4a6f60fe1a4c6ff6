import { assess } from '../node/index.ts';
import { type EngineLanguage, ITEM_KINDS, type ItemKind } from '../src/index.ts';

/** What is printed for one line, and whether the line was good. */
export interface Answer {
  readonly json: string;
  readonly isGood: boolean;
}

type Id = string | number | null;

/** Longest value after trimming, in UTF-16 units, as in the contract of the server. */
const LONGEST: Readonly<Record<ItemKind, number>> = {
  link: 2_048,
  number: 2_048,
  profile: 2_048,
  conversation: 20_000,
};

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

/**
 * Judges the item that one line describes: `{"id", "type", "value", "lang"?}`.
 *
 * @returns `undefined` for a blank line.
 */
export function answer(line: Uint8Array): Answer | undefined {
  const text = lenient.decode(line).trim();
  if (text === '') return undefined;
  const row = parsed(text);
  if (row === undefined)
    return bad(null, isUtf8(line) ? 'The line is not a JSON object.' : 'The line is not valid UTF-8.');
  const id = typeof row['id'] === 'string' || typeof row['id'] === 'number' ? row['id'] : null;
  if (!isUtf8(line)) return bad(id, 'The line is not valid UTF-8.');
  if (id === null) return bad(id, '"id" must be a string or a number.');
  const kind = ITEM_KINDS.find((known) => known === row['type']);
  if (kind === undefined) return bad(id, `"type" must be one of ${ITEM_KINDS.join(', ')}.`);
  if (typeof row['value'] !== 'string') return bad(id, '"value" must be a string.');
  const value = row['value'].trim();
  if (value === '') return bad(id, '"value" is empty.');
  if (value.length > LONGEST[kind]) return bad(id, `"value" is longer than ${LONGEST[kind]} characters.`);
  const language = languageOf(row['lang'] ?? 'fr');
  if (language === undefined) return bad(id, '"lang" must be a language code such as "fr" or "en".');
  return {
    json: JSON.stringify({ id, ...assess({ kind, value }, { language }), offline: true }),
    isGood: true,
  };
}

function bad(id: Id, error: string): Answer {
  return { json: JSON.stringify({ id, error }), isGood: false };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === 'object' && row !== null && !Array.isArray(row)
      ? (row as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isUtf8(line: Uint8Array): boolean {
  try {
    strict.decode(line);
    return true;
  } catch {
    return false;
  }
}

/** The engine words its findings in French and English; for other languages it speaks French. */
function languageOf(code: unknown): EngineLanguage | undefined {
  if (typeof code !== 'string') return undefined;
  return /^en\b/i.test(code) ? 'en' : 'fr';
}
