/** Work that was not done in time; it may still be going on. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** @throws {TooLate} after so many milliseconds, if the work has not ended by then in one way or the other. */
export async function withTimeLimit<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`not done within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
