import { onSpeedChange, readSpeed } from './playback-speed.ts';
import { AUDIO_SWITCH_MS, giveTurnBack, takeTurn } from './turn.ts';

/** The state of a sound, as a player shows it. */
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
  'src' | 'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'play' | 'pause' | 'addEventListener'
>;

/** The one loudspeaker of a page, shared by every player. */
export interface AudioChannel {
  readonly subscribe: (listener: () => void) => () => void;
  /** The state that the player with this id shows. */
  readonly read: (id: string) => Playback;
  /** Plays; pauses what plays; stops another sound and starts this one {@link AUDIO_SWITCH_MS} later. */
  readonly toggle: (id: string, src: string) => void;
  /** Moves to so many seconds, if this sound is loaded. */
  readonly seek: (id: string, position: number) => void;
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
  let switching: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<Playback>) => {
    playback = { ...playback, ...next };
    for (const listener of listeners) listener();
  };
  const open = () => {
    if (element) return element;
    const audio = makeElement();
    // Events that the element still sends about the last sound do not count for the new one.
    const hear = (event: string, tell: () => Partial<Playback>) =>
      audio.addEventListener(event, () => loaded === current && change(tell()));
    // Said before a pause and heard after it, these are no longer true.
    hear('playing', () => (audio.paused ? {} : { state: 'playing' }));
    hear('waiting', () => (audio.paused ? {} : { state: 'loading' }));
    hear('pause', () => (playback.state === 'playing' ? { state: 'paused' } : {}));
    hear('timeupdate', () => ({ position: audio.currentTime }));
    hear('durationchange', () => (Number.isFinite(audio.duration) ? { duration: audio.duration } : {}));
    hear('ended', () => {
      giveTurnBack(pause);
      return { state: 'idle', position: 0 };
    });
    audio.addEventListener('error', () => loaded === current && fail());
    onSpeedChange(() => {
      audio.playbackRate = readSpeed();
    });
    element = audio;
    return audio;
  };
  const fail = () => {
    loaded = undefined;
    giveTurnBack(pause);
    change({ state: 'failed' });
  };
  const sounds = () => playback.state === 'playing' || playback.state === 'loading';
  const pause = () => {
    clearTimeout(switching);
    element?.pause();
    giveTurnBack(pause);
    if (sounds()) change({ state: 'paused' });
  };
  const start = (id: string, src: string) => {
    const audio = open();
    if (loaded !== id) {
      loaded = id;
      audio.src = src;
    }
    audio.playbackRate = readSpeed();
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
    toggle(id, src) {
      if (id === current && sounds()) {
        pause();
        return;
      }
      const interruptsOwn = id !== current && sounds();
      clearTimeout(switching);
      const interrupts = takeTurn(pause) || interruptsOwn;
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
    stop(id) {
      if (id === current) pause();
    },
  };
}
