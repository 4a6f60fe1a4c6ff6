import { createHmac } from 'node:crypto';

/** Turns what identifies a visitor into a text that nobody without the secret can trace back or compute. */
export type VisitorHash = (address: string, userAgent: string) => string;

export function visitorHash(secret: string): VisitorHash {
  return (address, userAgent) =>
    createHmac('sha256', secret).update(`${address}\n${userAgent}`).digest('base64url');
}
