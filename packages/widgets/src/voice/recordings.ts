import { onSpeedChange, readSpeed } from '@scamguard/ui/playback-speed';
import type { Sound } from '@scamguard/ui/speech';
import { askFor, type Server } from '../data/server.ts';
import type { AnswerLanguage } from '../language/languages.ts';
import CALLS from './calls.constant.ts';

const CLIPS = {
  fr: () => import('./clips-fr.ts'),
  en: () => import('./clips-en.ts'),
};

/** On screen the spaces of French are bound. */
const plain = (line: string) => line.trim().replaceAll('\u00A0', ' ');

/**
 * Paths of the recordings that say a text together, in order. Sentences that are not recorded are left out; an empty list, when
 * none is.
 *
 * @param text one sentence a line
 */
export async function recordingsOf(
  text: string,
  language: AnswerLanguage,
  { address }: Server,
): Promise<string[]> {
  if (!address) return [];
  const { default: clips } = await CLIPS[language]();
  const idsOf = new Map(Object.entries(clips));
  return text
    .split('\n')
    .flatMap((line) => idsOf.get(plain(line))?.split(' ') ?? [])
    .filter((id) => id !== '')
    .map((id) => `${CALLS.audio.replace('{id}', id)}?lang=${language}`);
}

/**
 * Recordings one after the other. They are fetched like every call and not given to an `audio` element, for which the page's
 * Content-Security-Policy would need another line.
 */
export function playRecordings(paths: readonly string[], server: Server): Sound {
  return ({ from, onPiece, onEnd }) => {
    const context = new AudioContext();
    let isStopped = false;
    const stop = () => {
      // A browser allows only a few of these at once, and closing one twice is an error.
      if (!isStopped) void context.close();
      isStopped = true;
    };
    const playAll = async () => {
      let isHeard = false;
      for (const [place, path] of paths.entries()) {
        if (isStopped) return;
        if (place < from) continue;
        onPiece(place);
        const sound = await soundAt(path, server, context).catch(() => undefined);
        if (isStopped) return;
        if (sound) await played(sound, context);
        isHeard ||= sound !== undefined;
      }
      if (isStopped) return;
      stop();
      onEnd(isHeard ? 'whole' : 'nothing');
    };
    void playAll();
    return stop;
  };
}

/** MP3 for the browsers that play no Opus. */
const accepted = () =>
  new Audio().canPlayType('audio/ogg; codecs=opus') ? 'audio/ogg, audio/mpeg' : 'audio/mpeg';

async function soundAt(path: string, server: Server, context: AudioContext): Promise<AudioBuffer> {
  const response = await askFor(server, path, { headers: { Accept: accepted() } });
  if (!response.ok) throw new Error(path);
  return context.decodeAudioData(await response.arrayBuffer());
}

const played = async (sound: AudioBuffer, context: AudioContext) => {
  const source = new AudioBufferSourceNode(context, { buffer: sound, playbackRate: readSpeed() });
  const forget = onSpeedChange(() => {
    source.playbackRate.value = readSpeed();
  });
  source.connect(context.destination);
  await new Promise((ended) => {
    source.addEventListener('ended', ended);
    source.start();
  });
  forget();
};
