import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A text that cannot be guessed, for a cookie. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url');

/** The stored form of such a text. A reader of the database cannot use it. A salt would add nothing to 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
