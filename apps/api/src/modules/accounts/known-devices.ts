import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken } from '../../secrets/random-token.ts';

/** How long a browser stays known. */
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Browsers in which somebody has once proved to own an account. An attacker who tries passwords from elsewhere can shut out other
 * strangers, but not these browsers. Source: OWASP, "Slow down online guessing attacks with device cookies".
 */
export interface KnownDevices {
  /** The cookie by which an account knows a browser from now on. */
  readonly cookieFor: (accountId: string) => string;
  /** The name of a browser that is known to this account. */
  readonly nameFrom: (cookie: string | undefined, accountId: string) => string | undefined;
}

export function knownDevices(secret: string): KnownDevices {
  const proof = (name: string, accountId: string) =>
    createHmac('sha256', secret).update(`device\n${accountId}\n${name}`).digest('base64url');
  return {
    cookieFor: (accountId) => {
      const name = randomToken();
      return `${name}.${proof(name, accountId)}`;
    },
    nameFrom: (cookie, accountId) => {
      const [name = '', given = ''] = (cookie ?? '').split('.');
      const expected = Buffer.from(proof(name, accountId));
      const actual = Buffer.from(given);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? name : undefined;
    },
  };
}
