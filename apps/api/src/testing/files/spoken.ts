import { VOICE_SAMPLE_RATE } from '@scamguard/contracts';
import { waveOf } from './wave-of.ts';

/** A recording of so many seconds, with a second of silence before and after: a tone that swells like syllables. */
export function spoken(seconds = 1.5, level = 0.2): Buffer {
  const around = VOICE_SAMPLE_RATE;
  const length = Math.round(seconds * VOICE_SAMPLE_RATE);
  return waveOf(
    Int16Array.from({ length: length + 2 * around }, (_, place) => {
      const at = place - around;
      if (at < 0 || at >= length) return 0;
      return level * 32_767 * Math.sin(at / 12) * (0.6 + 0.4 * Math.sin(at / 1_600));
    }),
  );
}
