/** Between stopping one sound and starting another, in milliseconds. Source: specification, section 4. */
export const AUDIO_SWITCH_MS = 50;

/** Stops the sound that plays now. */
let stopCurrent: (() => void) | undefined;

/**
 * Lets one sound at a time play across the page, whatever makes it. A sound that starts takes the turn, and the one before is
 * stopped.
 *
 * @param stop silences the new owner; the same function again keeps the turn
 * @returns true when somebody else was stopped: the new sound then waits for {@link AUDIO_SWITCH_MS}.
 */
export function takeTurn(stop: () => void): boolean {
  if (stopCurrent === stop) return false;
  const stopPrevious = stopCurrent;
  stopCurrent = stop;
  stopPrevious?.();
  return stopPrevious !== undefined;
}

/** Gives the turn back. @returns false when somebody else has it by now, who must not be disturbed. */
export function giveTurnBack(stop: () => void): boolean {
  if (stopCurrent !== stop) return false;
  stopCurrent = undefined;
  return true;
}
