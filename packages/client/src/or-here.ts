import { RequestError } from './request-error.ts';

/**
 * The server's answer; where none comes, the engine's on this device.
 *
 * @param isFinal whether a failure is an answer too, in whose place no other is given: by default every one that came from the server.
 * @throws the first failure, where the engine cannot be had either.
 */
export async function orHere<Answer>(
  askServer: () => Promise<Answer>,
  askEngine: () => Promise<Answer>,
  isFinal: (failure: unknown) => boolean = (failure) => failure instanceof RequestError,
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
