import type { FastifyRequest } from 'fastify';

/** A request that is on its way in. */
export interface Upload {
  readonly raw: FastifyRequest['raw'];
  /** When it began, by the clock of `performance`. */
  readonly began: number;
  /** How many bytes its connection had brought by then. */
  readonly bytes: number;
}

/** A phone may need so long to get going. */
const GRACE_MS = 5_000;
/** A picture of 8 MB has to come with eight times this speed to arrive before the server gives a request up. */
const SLOW_BYTES_PER_SECOND = 16_384;

export const beginUpload = ({ raw }: FastifyRequest): Upload => ({
  raw,
  began: performance.now(),
  bytes: raw.socket.bytesRead,
});

/**
 * Cuts off the upload that moves least, if one hardly moves.
 *
 * @returns whether there was one; what it held is free as soon as its connection has closed.
 */
export function endSlowest(uploads: Set<Upload>): boolean {
  const slow = [...uploads]
    .filter(({ raw, began }) => !raw.complete && performance.now() - began >= GRACE_MS)
    .map((upload) => ({ upload, speed: speedOf(upload) }))
    .filter(({ speed }) => speed < SLOW_BYTES_PER_SECOND)
    .toSorted((one, other) => one.speed - other.speed);
  const [slowest] = slow;
  if (!slowest) return false;
  uploads.delete(slowest.upload);
  slowest.upload.raw.socket.destroy();
  return true;
}

/** In bytes a second, over all the time that it has taken. */
function speedOf({ raw, began, bytes }: Upload): number {
  return ((raw.socket.bytesRead - bytes) * 1_000) / (performance.now() - began);
}
