import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { turns } from '../../limits/turns.ts';
import { randomToken } from '../../secrets/random-token.ts';

/** `Algorithm` is a const enum, which files that are compiled one by one cannot read. */
const ARGON2ID: Algorithm.Argon2id = 2;

/** Source: OWASP Password Storage Cheat Sheet, Argon2id. Memory in KiB. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and a core for some ten milliseconds, on threads that files and names of hosts need as well. A caller
 * who waits has an answer within about a second.
 */
const hashing = turns({ atOnce: 2, mostWaiting: 100 });

/** One form for letters that keyboards compose differently. Source: NIST SP 800-63B, 3.1.1.2. */
const normalized = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  hashing.take(() => hash(normalized(password), OPTIONS));

/** A hash that no password fits, made like every other. */
const nobodys = hashPassword(randomToken());

/**
 * Takes as long without a hash as with one, so that time does not tell whether there is an account. Hashes of earlier releases are of
 * the password as it was typed: what is not in its normal form is tried in both.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? (await nobodys);
  return hashing.take(async () => {
    for (const written of new Set([normalized(password), password]))
      if (await verify(known, written)) return Boolean(passwordHash);
    return false;
  });
}
