import { giveTurnBack, takeTurn } from '@scamguard/ui/turn';

/** How often the place is told, in milliseconds. */
const PLACE_EVERY = 200;

export interface Playback {
  readonly stop: () => void;
}

/**
 * Plays a recording back. Decoded by hand, because the page's policy lets no media be loaded from a `blob:` address.
 *
 * @param onPlace told several times a second how much was heard, in seconds.
 */
export async function playBack(
  recording: Blob,
  onPlace: (seconds: number) => void,
  onEnd: () => void,
): Promise<Playback> {
  const context = new AudioContext();
  const buffer = await context.decodeAudioData(await recording.arrayBuffer());
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  const timer = setInterval(() => onPlace(Math.min(buffer.duration, context.currentTime)), PLACE_EVERY);
  const stop = () => source.stop();
  const finish = () => {
    giveTurnBack(stop);
    clearInterval(timer);
    void context.close();
  };
  source.addEventListener('ended', () => {
    finish();
    onEnd();
  });
  takeTurn(stop);
  source.start();
  return { stop };
}
