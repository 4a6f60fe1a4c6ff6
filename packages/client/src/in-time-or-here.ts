/** How long a server is waited for before the device is asked too, in milliseconds. */
const PATIENCE = 4_000;

/**
 * As `orHere`, for what somebody waits for and what may be asked twice, such as a check: a server that is late is not waited for. The engine on
 * this device is asked then, and whoever is first gives the answer.
 *
 * @param isFinal whether a failure is an answer too, in whose place no other is given: such as a `RequestError`.
 * @throws the server's failure, where the engine cannot be had either.
 */
export async function inTimeOrHere<Answer>(
  askServer: () => Promise<Answer>,
  askEngine: () => Promise<Answer>,
  isFinal: (failure: unknown) => boolean,
): Promise<Answer> {
  const there = askServer();
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE);
  });
  try {
    return await Promise.race([there, late]);
  } catch (failure) {
    if (isFinal(failure)) throw failure;
    const here = askEngine().catch(() => there);
    return Promise.race([here, there.catch(() => here)]);
  }
}
