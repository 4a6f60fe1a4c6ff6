import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from './keyed-hash.ts';
import { randomToken } from './random-token.ts';

/** Texts that nobody can guess and nobody but this server can make: 256 random bits and their keyed hash. */
export interface SignedTokens {
  readonly make: () => string;
  /** Whether such a text was made here. */
  readonly isOurs: (token: string | undefined) => token is string;
}

/** @param sign of one purpose, so that a token made for another does not count. */
export function signedTokens(sign: KeyedHash): SignedTokens {
  return {
    make: () => {
      const random = randomToken();
      return `${random}.${sign(random)}`;
    },
    isOurs: (token): token is string => {
      const [random = '', signature = '', ...rest] = token?.split('.') ?? [];
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(random))];
      return rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
