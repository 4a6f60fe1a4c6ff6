import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CodedError } from '../../errors/index.ts';
import { randomToken, tokenHash } from '../../secrets/random-token.ts';
import type { OneTimeCodeRow, OneTimeCodesRepository } from './repository.ts';

export const CODE_LIFETIME_SECONDS = 600;
const TRIES = 5;
const DIGITS = 6;

type Purpose = OneTimeCodeRow['purpose'];

export interface OneTimeCodes {
  /** Makes a code for a contact. The token goes to the browser that asked, which alone can use the code. */
  readonly issue: (wanted: {
    readonly purpose: Purpose;
    readonly contact: string;
    readonly passwordHash?: string;
  }) => Promise<{ readonly code: string; readonly token: string }>;
  /**
   * Uses a code up.
   *
   * @returns what was kept with it.
   * @throws {CodedError} `code_wrong`; `code_expired` when it is too old, used, or tried too often.
   */
  readonly redeem: (given: {
    readonly purpose: Purpose;
    readonly contact: string;
    readonly token: string;
    readonly code: string;
  }) => Promise<{ readonly passwordHash: string | null }>;
}

/** Codes are bound to the browser that asked: nobody can try, use up or slip in a code for somebody else. */
export function oneTimeCodes(repository: OneTimeCodesRepository, secret: string): OneTimeCodes {
  const codeHash = (code: string, token: string) =>
    createHmac('sha256', secret).update(`${token}\n${code}`).digest('base64url');
  return {
    issue: async ({ purpose, contact, passwordHash = null }) => {
      const token = randomToken();
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const row = { tokenHash: tokenHash(token), codeHash: codeHash(code, token), triesLeft: TRIES };
      await repository.add({ ...row, purpose, contact, passwordHash }, CODE_LIFETIME_SECONDS);
      return { code, token };
    },
    redeem: async ({ purpose, contact, token, code }) => {
      const key = { tokenHash: tokenHash(token), purpose, contact };
      const row = await repository.spendTry(key);
      if (!row) throw new CodedError('code_expired');
      if (!isSame(row.codeHash, codeHash(code, token))) throw new CodedError('code_wrong');
      if (!(await repository.remove(row.tokenHash))) throw new CodedError('code_expired');
      return row;
    },
  };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
