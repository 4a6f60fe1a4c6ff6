/** A new name for a report or a message. Unlike `crypto.randomUUID` it works outside of https too, as on a test server. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
