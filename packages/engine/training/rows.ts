import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashEnd, hashString } from '../src/inference/hash.ts';

export const LABELS = ['scam', 'safe', 'spam'] as const;
/** `spam` is advertising. It is neither scam nor safe, so it is neither trained on nor counted. */
export type Label = (typeof LABELS)[number];

interface Row {
  readonly id: string;
  readonly label: Label;
  /** The collector of the row. */
  readonly source: string;
  /** The set that it counts in: its file, without the ending. */
  readonly file: string;
}

export interface TextRow extends Row {
  readonly kind: 'text';
  readonly text: string;
  /** The trick of our own examples. */
  readonly trick: string;
  /** The file that it was written in, where its neighbours are its twins. It differs from `file` only for twins of several languages. */
  readonly shelf: string;
}

export interface LinkRow extends Row {
  readonly kind: 'link';
  readonly url: string;
  /** Day on which it was first seen, if known: `2026-05-13`. */
  readonly firstSeen: string;
}

/** Our pairs of one scam and one honest message, in every language. A row counts with our own examples of its language. */
export const TWINS_FILE = 'own-twins';

/** Our own list of well-known sites. */
export const KNOWN_SITES_FILE = 'own-sites';

/** Rows of a folder of JSON-lines files, in the order of the files' names. */
export interface LabelledRows {
  readonly texts: readonly TextRow[];
  readonly links: readonly LinkRow[];
}

/** Reads every `*.jsonl` file of a folder. A row holds `text` or `url`, `label` and `source`. Throws for a row that does not. */
export function readFolder(folder: string): LabelledRows {
  const texts: TextRow[] = [];
  const links: LinkRow[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  for (const name of names.toSorted()) {
    const file = name.slice(0, -'.jsonl'.length);
    for (const [index, line] of readFileSync(path.join(folder, name), 'utf8').split('\n').entries()) {
      if (line.trim() === '') continue;
      const row = readRow(line, file, index + 1);
      if (row.kind === 'text') texts.push(row);
      else links.push(row);
    }
  }
  return { texts, links };
}

function readRow(line: string, file: string, number: number): TextRow | LinkRow {
  const place = `${file}.jsonl, line ${number}`;
  const fields: unknown = JSON.parse(line);
  if (typeof fields !== 'object' || fields === null) throw new Error(`${place}: not an object.`);
  const field = (name: string) => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === 'string' ? value : '';
  };
  const label = LABELS.find((known) => known === field('label'));
  if (!label) throw new Error(`${place}: "label" must be one of ${LABELS.join(', ')}.`);
  const text = field('text');
  const url = field('url');
  if (!text && !url) throw new Error(`${place}: neither "text" nor "url".`);
  const common = { label, source: field('source') || file, file };
  if (text) {
    const trick = field('trick');
    const id = field('id') || `${file}-${hashEnd(hashString(text)).toString(36)}`;
    const set = file === TWINS_FILE ? `own-${field('lang')}` : file;
    return { ...common, file: set, kind: 'text', id, text, trick, shelf: file };
  }
  const firstSeen = field('first_seen');
  return { ...common, kind: 'link', id: field('id') || `${file}-${number}`, url, firstSeen };
}

/** The folder of our own examples beside this program, wherever it was bundled to. */
export function materialFolder(from: string): string {
  let folder = from;
  while (!existsSync(path.join(folder, 'training', 'material'))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`No training/material above ${from}.`);
    folder = above;
  }
  return path.join(folder, 'training', 'material');
}
