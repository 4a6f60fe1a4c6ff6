import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES } from '../../src/language-identifier/identify-language.ts';

/** A sentence of which the language is known. */
export interface Sentence {
  /** Number of the language in `LANGUAGES`. */
  readonly language: number;
  readonly source: string;
  readonly licence: string;
  readonly text: string;
}

/** Dioula and Bambara are told apart by nobody in a few words. */
const SAME: Readonly<Record<string, string>> = { dyu: 'bm' };

/** The sentences of a gzipped table with the columns language, source, licence, text. */
export function readSentences(file: string): readonly Sentence[] {
  const [, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [code = '', source = '', licence = '', text = ''] = line.split('\t');
    const known = LANGUAGES.findIndex((language) => language === (SAME[code] ?? code));
    return { language: known === -1 ? LANGUAGES.indexOf('other') : known, source, licence, text };
  });
}
