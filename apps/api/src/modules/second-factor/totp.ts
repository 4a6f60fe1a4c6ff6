import { SECOND_FACTOR } from '@scamguard/contracts';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which one code stands. */
const PERIOD = 30;
/** Steps before and after now whose code is taken too: clocks differ, and typing takes time. Source: RFC 6238, section 5.2. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The form of a code. */
export const SIX_DIGITS = /^\d{6}$/;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** SHA-1 is what every authenticator app knows; its collisions say nothing against HMAC. */
const totp = (secret: string, label: string) =>
  new TOTP({
    issuer: 'ScamGuard',
    label,
    secret: Secret.fromBase32(secret),
    digits: SECOND_FACTOR.digits,
    period: PERIOD,
  });

/** The text of the QR code for the app: `otpauth://totp/ScamGuard:…`. */
export const addressFor = (secret: string, label: string): string => totp(secret, label).toString();

/** The time step of which this is the code, or undefined when it is none of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  // The library throws on texts of as many letters and more bytes.
  if (!SIX_DIGITS.test(code)) return undefined;
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1_000 / PERIOD) + delta;
}
