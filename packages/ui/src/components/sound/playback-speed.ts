/** How fast a sound or a voice may go. */
export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5] as const;

export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

const KEY = 'sg-playback-speed';
const USUAL: PlaybackSpeed = 1;

const listeners = new Set<() => void>();
let chosen: PlaybackSpeed | undefined;

/** The speed that this device remembers, for everything that sounds. */
export function readSpeed(): PlaybackSpeed {
  chosen ??= PLAYBACK_SPEEDS.find((each) => String(each) === stored()) ?? USUAL;
  return chosen;
}

export function chooseSpeed(speed: PlaybackSpeed): void {
  chosen = speed;
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // Refused or full: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function onSpeedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
