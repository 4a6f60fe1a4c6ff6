import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { randomToken } from '../../random-token.ts';

/** `Algorithm` is a const enum, which files that are compiled one by one cannot read. */
const ARGON2ID: Algorithm.Argon2id = 2;

/** Source: OWASP Password Storage Cheat Sheet, Argon2id. Memory in KiB. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** A hash that no password fits, made like every other. */
const nobodys = hashPassword(randomToken());

/** Takes as long without a hash as with one, so that time does not tell whether there is an account. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodys), password);
  return fits && Boolean(passwordHash);
}
