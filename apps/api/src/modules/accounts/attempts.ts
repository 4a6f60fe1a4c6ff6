import type { Deed, Limit, RateLimits } from '../../rate-limits/service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Passwords tried by a browser that the account knows. */
const BY_KNOWN_DEVICE: Limit = { max: 10, windowMs: 15 * MINUTE_MS };
/** Passwords tried for one account from one address. */
const BY_STRANGER: Limit = { max: 5, windowMs: 15 * MINUTE_MS };
/** Passwords tried for one account by all strangers together; the owner then has the code by SMS. */
const BY_STRANGERS: Limit = { max: 50, windowMs: HOUR_MS };

/** Codes to one contact asked for from one address; the first and two more. */
const CODES_FROM_ADDRESS: Limit = { max: 3, windowMs: 10 * MINUTE_MS };
/** Codes to one contact: nobody's phone is flooded. */
const CODES_TO_CONTACT: Limit = { max: 10, windowMs: DAY_MS };

/** The person who tries a password. */
export interface Guesser {
  readonly contact: string;
  readonly address: string;
  /** The name of a browser that the account knows. */
  readonly device: string | undefined;
}

export interface Attempts {
  /** @throws {CodedError} `too_many_requests`. */
  readonly takePassword: (guesser: Guesser) => Promise<void>;
  /** The guesser was right, and may mistype again. */
  readonly forgivePassword: (guesser: Guesser) => Promise<void>;
  /** @throws {CodedError} `too_many_requests`. */
  readonly takeCode: (contact: string, address: string) => Promise<void>;
}

/** Limits guessing and flooding in a way that cannot be used to shut the owner of an account out. */
export function attempts({ take, forget }: RateLimits): Attempts {
  return {
    takePassword: async (guesser) => {
      await take(deedOf(guesser), guesser.device ? BY_KNOWN_DEVICE : BY_STRANGER);
      if (!guesser.device) await take(['strange password', guesser.contact], BY_STRANGERS);
    },
    forgivePassword: (guesser) => forget(deedOf(guesser)),
    takeCode: async (contact, address) => {
      await take(['code', contact, address], CODES_FROM_ADDRESS);
      await take(['codes', contact], CODES_TO_CONTACT);
    },
  };
}

const deedOf = ({ contact, address, device }: Guesser): Deed =>
  device ? ['known password', contact, device] : ['password', contact, address];
