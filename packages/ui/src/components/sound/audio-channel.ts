import { takeTurn } from './turn.ts';

/** Between stopping one sound and starting another, in milliseconds. Source: specification, section 4. */
export const AUDIO_SWITCH_MS = 50;

/** How fast a sound may be played. */
export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5] as const;

export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** What a player shows of its sound. */
export interface Playback {
  readonly state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Seconds heard so far. */
  readonly position: number;
  /** Seconds in all; absent until the browser knows. */
  readonly duration?: number;
}

/** The part of an audio element that the channel needs. */
export type SoundElement = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'playbackRate' | 'play' | 'pause' | 'addEventListener'
>;

/** The one loudspeaker of a page, shared by every player. */
export interface AudioChannel {
  readonly subscribe: (listener: () => void) => () => void;
  /** What the player with this id shows. */
  readonly read: (id: string) => Playback;
  readonly speed: () => PlaybackSpeed;
  /** Plays; pauses what plays; stops another sound and starts this one {@link AUDIO_SWITCH_MS} later. */
  readonly toggle: (id: string, src: string) => void;
  /** Moves to so many seconds, if this sound is loaded. */
  readonly seek: (id: string, position: number) => void;
  readonly setSpeed: (speed: PlaybackSpeed) => void;
  /** Silences this sound, as when its player leaves the page. */
  readonly stop: (id: string) => void;
}

const SILENCE: Playback = { state: 'idle', position: 0 };

/** A channel around one audio element, made when the first sound is asked for. */
export function createAudioChannel(makeElement: () => SoundElement): AudioChannel {
  const listeners = new Set<() => void>();
  let element: SoundElement | undefined;
  let current: string | undefined;
  let loaded: string | undefined;
  let playback = SILENCE;
  let speed: PlaybackSpeed = 1;
  let switching: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<Playback>) => {
    playback = { ...playback, ...next };
    for (const listener of listeners) listener();
  };
  const open = () => {
    if (element) return element;
    const audio = makeElement();
    // What the element still says of the sound before is not the new sound's.
    const hear = (event: string, tell: () => Partial<Playback>) =>
      audio.addEventListener(event, () => loaded === current && change(tell()));
    hear('playing', () => ({ state: 'playing' }));
    hear('waiting', () => ({ state: 'loading' }));
    hear('pause', () => (playback.state === 'playing' ? { state: 'paused' } : {}));
    hear('timeupdate', () => ({ position: audio.currentTime }));
    hear('durationchange', () => (Number.isFinite(audio.duration) ? { duration: audio.duration } : {}));
    hear('ended', () => ({ state: 'idle', position: 0 }));
    audio.addEventListener('error', () => loaded === current && fail());
    element = audio;
    return audio;
  };
  const fail = () => {
    loaded = undefined;
    change({ state: 'failed' });
  };
  const sounds = () => playback.state === 'playing' || playback.state === 'loading';
  const pause = () => {
    clearTimeout(switching);
    element?.pause();
    if (sounds()) change({ state: 'paused' });
  };
  const start = (id: string, src: string) => {
    const audio = open();
    if (loaded !== id) {
      loaded = id;
      audio.src = src;
    }
    audio.playbackRate = speed;
    change({ state: 'loading' });
    audio.play().catch((error: unknown) => {
      // Interrupted by a pause or by another sound: nothing is wrong.
      if (current === id && !(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (id) => (id === current ? playback : SILENCE),
    speed: () => speed,
    toggle(id, src) {
      if (id === current && sounds()) {
        pause();
        return;
      }
      const interrupts = id !== current && sounds();
      clearTimeout(switching);
      takeTurn(pause);
      if (id !== current) {
        element?.pause();
        current = id;
        playback = SILENCE;
      }
      if (!interrupts) {
        start(id, src);
        return;
      }
      change({ state: 'loading' });
      switching = setTimeout(() => start(id, src), AUDIO_SWITCH_MS);
    },
    seek(id, position) {
      if (id !== loaded || !element) return;
      element.currentTime = position;
      change({ position });
    },
    setSpeed(next) {
      speed = next;
      if (element) element.playbackRate = next;
      change({});
    },
    stop(id) {
      if (id === current) pause();
    },
  };
}
