/**
 * The server's answer; where none comes, the engine's on this device.
 *
 * @param isFinal whether a failure is an answer too, in whose place no other is given: such as a `RequestError`.
 * @throws the first failure, where the engine cannot be had either.
 */
export async function orHere<Answer>(
  askServer: () => Promise<Answer>,
  askEngine: () => Promise<Answer>,
  isFinal: (failure: unknown) => boolean,
): Promise<Answer> {
  try {
    return await askServer();
  } catch (failure) {
    if (isFinal(failure)) throw failure;
    return askEngine().catch(() => {
      throw failure;
    });
  }
}
