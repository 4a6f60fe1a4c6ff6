import { onSpeedChange, readSpeed } from './playback-speed.ts';
import type { Sound } from './sound.ts';

export type { Sound } from './sound.ts';

/** Recordings one after the other, as one voice; one that cannot be played is passed over. */
export function playInOrder(sources: readonly string[]): Sound {
  return ({ from, onPiece, onEnd }) => {
    const audio = new Audio();
    let place = from - 1;
    let isHeard = false;
    let isOver = false;

    const setSpeed = () => {
      audio.playbackRate = readSpeed();
    };
    const forgetSpeed = onSpeedChange(setSpeed);
    const silence = () => {
      isOver = true;
      forgetSpeed();
      audio.pause();
    };
    const playNext = () => {
      if (isOver) return;
      place += 1;
      const source = sources[place];
      if (source === undefined) {
        silence();
        onEnd(isHeard ? 'whole' : 'nothing');
        return;
      }
      onPiece(place);
      audio.src = source;
      // Another source is played at its usual speed again.
      setSpeed();
      const tried = place;
      // A refusal, and where no error event tells it.
      audio.play().catch(() => tried === place && playNext());
    };
    audio.addEventListener('playing', () => {
      isHeard = true;
    });
    audio.addEventListener('ended', () => {
      isHeard = true;
      playNext();
    });
    audio.addEventListener('error', playNext);
    playNext();
    return silence;
  };
}
