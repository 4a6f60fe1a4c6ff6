const BYTES = 16;
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** An id that nobody can guess (UUID, version 4); undefined if the browser has no source of chance. */
export function newId(): string | undefined {
  const source: Partial<Crypto> | undefined = globalThis.crypto;
  // Old browsers, and pages that did not come over https, have only the second.
  if (source?.randomUUID) return source.randomUUID();
  const bytes = source?.getRandomValues?.(new Uint8Array(BYTES));
  if (!bytes) return undefined;
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes.set([(version & 0x0f) | 0x40], 6);
  bytes.set([(variant & 0x3f) | 0x80], 8);
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
