/** So late, in milliseconds, a server sees what another one wrote to a table that is filled when a server starts. */
const AGE_MS = 5_000;

/**
 * Reads a short list once in a while, however often it is asked for. It is for tables that are written only when a server starts.
 * A caller who asks during the reading waits for the same answer. A failure reaches the callers who wait, and is not remembered.
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
