import { createHmac } from 'node:crypto';

/** Turns a value into a text that nobody without the secret can trace back or compute. */
export type KeyedHash = (value: string) => string;

/** @param purpose the same value has another hash for each. */
export function keyedHash(secret: string, purpose: string): KeyedHash {
  return (value) => createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}
