import { SECOND_FACTOR } from '@scamguard/contracts';
import { Secret } from 'otpauth';
import { type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';

/** 80 bits: sixteen letters and digits without those that look alike. */
const BYTES = 10;

/** As it is written down: `ABCD-EFGH-IJKL-MNOP`. */
const newCode = () => (new Secret({ size: BYTES }).base32.match(/.{4}/g) ?? []).join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: SECOND_FACTOR.recoveryCodes }, newCode);

/** However it is typed: small letters, without dashes, with blanks. */
export const readTyped = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The stored form of a recovery code. */
export function recoveryCodeHash(secret: string): (accountId: string, code: string) => string {
  const hash: KeyedHash = keyedHash(secret, 'recovery-code');
  return (accountId, code) => hash(`${accountId}\n${readTyped(code)}`);
}
