const BYTES = 16;

/** An id that nobody can guess; pages that did not come over https cannot ask the browser for a UUID. */
export const newId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
