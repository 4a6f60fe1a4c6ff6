/** Stops whoever sounds now. */
let stopCurrent: (() => void) | undefined;

/**
 * One sound at a time across the page, whatever makes it: whoever starts takes the turn, and the one before is stopped.
 *
 * @param stop silences the new owner; the same function again keeps the turn
 */
export function takeTurn(stop: () => void): void {
  if (stopCurrent === stop) return;
  const stopPrevious = stopCurrent;
  stopCurrent = stop;
  stopPrevious?.();
}

/** Gives the turn back. @returns false when somebody else has it by now, who must not be disturbed. */
export function giveTurnBack(stop: () => void): boolean {
  if (stopCurrent !== stop) return false;
  stopCurrent = undefined;
  return true;
}
