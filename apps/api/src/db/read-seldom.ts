/** So late, in milliseconds, a server sees what another one wrote to a table that is filled when a server starts. */
const AGE_MS = 5_000;

/**
 * Reads a short list once in a while, however often it is asked for: for tables that are written only when a server starts. Who asks
 * while it is being read waits for the same answer; a failure is told to those who wait, and not remembered.
 *
 * @returns what was read; it is shared, and not to be changed.
 */
export function readSeldom<Value>(read: () => PromiseLike<Value>, age = AGE_MS): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (reading && now < until) return reading;
    const begun = (async () => read())();
    reading = begun;
    until = now + age;
    begun.catch(() => {
      if (reading === begun) reading = undefined;
    });
    return begun;
  };
}
