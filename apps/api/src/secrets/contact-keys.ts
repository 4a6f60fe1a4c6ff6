import { keyedHash } from './keyed-hash.ts';

/** The engine's keys of contacts, as the database holds them: nobody without the secret can tell a number or an account from them. */
export interface ContactKeys {
  /** A key that may name a person is replaced by its keyed hash. A site's stays: lists of known scams print it, and every check needs it. */
  readonly hidden: (key: string) => string;
  /** The other way to find a contact: a number by its last four figures, an account by its name. */
  readonly partOf: (key: string) => string | null;
  readonly partOfEnding: (figures: string) => string;
  readonly partOfName: (name: string) => string;
}

/** Kinds of keys that name a person: numbers, addresses, accounts, and pages of platforms, which are accounts too. */
export const PERSONAL_KINDS = ['mail', 'number', 'page', 'profile'] as const;

const PERSONAL = new RegExp(`^(${PERSONAL_KINDS.join('|')}):`);
const NUMBER = /^number:.*(\d{4})$/s;
const ACCOUNT = /^profile:[^/]*\/([^/]*)/;

export function contactKeys(secret: string): ContactKeys {
  const hash = {
    key: keyedHash(secret, 'contact'),
    ending: keyedHash(secret, 'end of a contact number'),
    name: keyedHash(secret, 'name of a contact account'),
  };
  return {
    hidden: (key) => {
      const kind = PERSONAL.exec(key)?.[1];
      return kind === undefined ? key : `${kind}#${hash.key(key)}`;
    },
    partOf: (key) => {
      const ending = NUMBER.exec(key)?.[1];
      if (ending !== undefined) return hash.ending(ending);
      const name = ACCOUNT.exec(key)?.[1];
      return name === undefined ? null : hash.name(name);
    },
    partOfEnding: hash.ending,
    partOfName: hash.name,
  };
}
