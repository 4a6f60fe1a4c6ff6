import { createHmac } from 'node:crypto';
import { type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';

/**
 * Capital letters and digits that look and sound different, on paper and on the phone. 0 and O, 1 and I, 2 and Z, 5 and S, 8 and
 * B are left out.
 */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
const GROUPS = 5;
const GROUP_LENGTH = 4;
/** 23 letters in 20 places: 90 bits. */
const LENGTH = GROUPS * GROUP_LENGTH;

/** The code by which somebody without an account finds their report again. */
export interface DataCodes {
  /** The same for the same name and texts, so that a report that is sent again shows the same code: `AC3D-…`, five groups. */
  readonly codeFor: (name: string, texts: readonly string[]) => string;
  /**
   * The stored form of a code; undefined if the text is no code. Blanks, dashes and small letters are as good as the code that
   * was shown.
   */
  readonly hashOf: (typed: string) => string | undefined;
}

export function dataCodes(secret: string): DataCodes {
  const hash: KeyedHash = keyedHash(secret, 'stored data code');
  return {
    codeFor: (name, texts) => {
      const hmac = createHmac('sha256', secret).update(`data code\n${JSON.stringify([name, ...texts])}`);
      let rest = BigInt(`0x${hmac.digest('hex')}`);
      const letters = Array.from({ length: LENGTH }, () => {
        const letter = LETTERS[Number(rest % BigInt(LETTERS.length))];
        rest /= BigInt(LETTERS.length);
        return letter;
      });
      return Array.from({ length: GROUPS }, (_, group) =>
        letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
      ).join('-');
    },
    hashOf: (typed) => {
      const code = typed.toUpperCase().replace(/[^A-Z\d]/g, '');
      const isCode = code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter));
      return isCode ? hash(code) : undefined;
    },
  };
}
