import { withoutEdgeDigits } from '../address/edge-digits.ts';
import { BORROWED_NAMES, PROFILE_WORDS, type ProfileTopic } from '../knowledge/profile-words.ts';

const LONGEST_PHRASE = 4;

interface Tables {
  readonly topics: ReadonlyMap<string, readonly ProfileTopic[]>;
  /** Names as they are told, by their words and by their words run together. */
  readonly names: ReadonlyMap<string, string>;
}

/** Opened for the first profile: no other verdict shall wait for it. */
let tables: Tables | undefined;

function openTables(): Tables {
  const topics = new Map<string, ProfileTopic[]>();
  for (const [topic, entries] of Object.entries(PROFILE_WORDS) as [ProfileTopic, readonly string[]][]) {
    for (const entry of entries) topics.set(entry, [...(topics.get(entry) ?? []), topic]);
  }
  const names = new Map<string, string>();
  for (const entry of BORROWED_NAMES) {
    const told = entry.replace(/(^|_)([a-z])/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);
    names.set(entry, told);
    names.set(entry.replaceAll('_', ''), told);
  }
  return { topics, names };
}

/** A word or phrase of an account's name, and what it is used for. */
export interface Hint {
  readonly phrase: string;
  readonly topic: ProfileTopic | 'borrowed-name';
  /** The owner of the name, as it is told. */
  readonly name?: string;
}

/** The topics of a single word of a name. Words that were run together are asked part by part. */
export function topicsOf(word: string): readonly ProfileTopic[] {
  tables ??= openTables();
  return tables.topics.get(word) ?? [];
}

/** Every word and phrase of an account's name that says what the account is for. */
export function hintsIn(words: readonly string[]): readonly Hint[] {
  tables ??= openTables();
  const bare = words.map(withoutEdgeDigits);
  const hints: Hint[] = [];
  for (let start = 0; start < bare.length; start += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= bare.length; length += 1) {
      const parts = bare.slice(start, start + length);
      const key = parts.join('_');
      const phrase = parts.join(' ');
      for (const topic of tables.topics.get(key) ?? []) hints.push({ phrase, topic });
      const name = tables.names.get(key);
      if (name !== undefined) hints.push({ phrase, topic: 'borrowed-name', name });
    }
  }
  return hints;
}
