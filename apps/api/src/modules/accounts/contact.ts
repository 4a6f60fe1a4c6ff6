import { phonesInText } from '@scamguard/engine';

/** The way to reach somebody, which is also the name under which they sign in. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  /** A number in E.164, or an e-mail address in lower case. */
  readonly value: string;
}

const NUMBER = /^[\p{Nd}\p{Pd}\p{Zs}\p{Cf}+＋().]+$/u;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u;

/** Reads a phone number as people type it: with or without country code, Benin's old eight digits too. */
export function readPhoneNumber(text: string): Contact | undefined {
  if (!NUMBER.test(text)) return undefined;
  const [phone, another] = phonesInText(text);
  // Fraudsters earn from codes sent to numbers that cost the sender more.
  if (!phone || another || phone.isCostly) return undefined;
  return { kind: 'phone', value: phone.e164 };
}

export function readContact(text: string): Contact | undefined {
  if (EMAIL.test(text)) return { kind: 'email', value: text.toLowerCase() };
  return readPhoneNumber(text);
}
