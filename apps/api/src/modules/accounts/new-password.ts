import { MIN_LENGTH } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import { isGuessable } from './guessable.ts';

const DIGITS_OF_OWN_NUMBER = 8;
/** A shorter name of an e-mail address stands in honest passwords by chance. */
const SHORTEST_NAME = 4;

/** The names of its owner: numbers in E.164, e-mail addresses. */
type Names = readonly (string | null | undefined)[];

/**
 * Refuses what somebody who wants into this account would try first.
 *
 * @throws {CodedError} `password_personal`, `password_common`.
 */
export function refuseWeak(password: string, names: Names): void {
  if (isPersonal(password, names)) throw refusal('password_personal');
  if (isGuessable(password)) throw refusal('password_common');
}

/** Whether a password that was taken once would not be taken today. */
export function isWeak(password: string, names: Names): boolean {
  return password.length < MIN_LENGTH.password || isPersonal(password, names) || isGuessable(password);
}

/** It holds the number, however the digits are parted and with or without country code, or the name before the @. */
function isPersonal(password: string, names: Names): boolean {
  const written = password.normalize('NFKC').toLowerCase();
  const digits = written.replace(/\D/g, '');
  return names.some((name) => {
    if (!name) return false;
    const [local = '', host] = name.split('@');
    return host === undefined
      ? digits.includes(name.slice(-DIGITS_OF_OWN_NUMBER))
      : local.length >= SHORTEST_NAME && written.includes(local.toLowerCase());
  });
}

const refusal = (code: 'password_personal' | 'password_common') =>
  new CodedError(code, [{ field: 'password', problem: 'not_allowed' }]);
