import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Which column of which row a text stands in: `reports.contact 7c9e…`. A sealed text that is copied elsewhere does not open. */
export type Place = string;

/** Encrypts texts for the database; the key is derived from the secret and is not in the database. */
export interface Sealer {
  readonly seal: (text: string, place: Place) => string;
  /** The text; undefined when it was sealed with another key, for another place, or was changed. Never throws. */
  readonly open: (sealed: string, place: Place) => string | undefined;
  /** How every text begins that this key has sealed. */
  readonly prefix: string;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Source: NIST SP 800-38D, section 8.2.2: a random nonce of 96 bits for each text. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 6;

/** How every sealed text begins, whatever its key; the number is that of the format. */
export const SEALED_PREFIX = 'sealed1.';

/**
 * AES-256-GCM with a key by HKDF (RFC 5869). A sealed text reads `sealed1.<key's id>.<nonce, text and tag in base64url>`. The id
 * tells a text of another key from a damaged one. It also tells several keys apart while they are changed.
 */
export function textSealer(secret: string): Sealer {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  const key = derive('sealed text', KEY_BYTES);
  const prefix = `${SEALED_PREFIX}${derive('id of the key of sealed texts', KEY_ID_BYTES).toString('base64url')}.`;
  return {
    prefix,
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(sealed).toString('base64url');
    },
    open: (sealed, place) => {
      if (!sealed.startsWith(prefix)) return undefined;
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
