// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeVoice, installFakeVoice, type VoiceBehaviour } from '../../testing/fake-voice.ts';
import { chooseSpeed } from './playback-speed.ts';
import { VOICE_START_MS } from './read-with-voice.ts';
import { createSpeech, type Sound, type Speech } from './speech.ts';
import { giveTurnBack, takeTurn } from './turn.ts';

const WORDS = 'Raccrochez. Ne payez rien. Appelez un proche.';

const someoneElse = () => undefined;

let voice: FakeVoice;
let speech: Speech;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  speech.forget();
  voice.restore();
  chooseSpeed(1);
  vi.useRealTimers();
});

function setUp(behaviour: VoiceBehaviour = 'reads') {
  voice = installFakeVoice(behaviour);
  const onState = vi.fn();
  const onMute = vi.fn();
  speech = createSpeech({ onState, onMute });
  const start = (recordings?: () => Promise<Sound | undefined>, words = WORDS) =>
    speech.start({ words, language: 'fr-FR', recordings });
  return { start, onMute, state: () => onState.mock.lastCall?.[0] };
}

/** A recording of three pieces that is heard, or not. */
function recording(heard: 'whole' | 'nothing' = 'whole') {
  const stop = vi.fn();
  const sound = vi.fn<Sound>(({ onEnd }) => {
    setTimeout(() => onEnd(heard), 10);
    return stop;
  });
  return { sound, stop, get: () => Promise.resolve(sound) };
}

describe('speech', () => {
  it('reads sentence by sentence, and is silent at the end', async () => {
    const { start, state } = setUp();
    await start();
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.said).toEqual(['Raccrochez. ']);
    expect(state()).toBe('reading');
    voice.finish();
    expect(voice.said.join('')).toBe(WORDS);
    expect(state()).toBe('silent');
  });

  it('goes on with the sentence in which it was paused', async () => {
    const { start, state } = setUp();
    await start();
    await vi.advanceTimersByTimeAsync(0);
    voice.finishPiece();
    speech.pause();
    expect(state()).toBe('paused');
    await start();
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.said).toEqual(['Raccrochez. ', 'Ne payez rien. ', 'Ne payez rien. ']);
  });

  it('begins at the beginning with another text, and when told to forget', async () => {
    const { start } = setUp();
    await start();
    await vi.advanceTimersByTimeAsync(0);
    voice.finishPiece();
    speech.pause();
    await start(undefined, 'Un. Deux.');
    await vi.advanceTimersByTimeAsync(0);
    voice.finishPiece();
    speech.forget();
    await start(undefined, 'Un. Deux.');
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.said.slice(2)).toEqual(['Un. ', 'Deux.', 'Un. ']);
  });

  it('reads on at the new speed from the same sentence', async () => {
    const { start } = setUp();
    await start();
    await vi.advanceTimersByTimeAsync(0);
    voice.finishPiece();
    chooseSpeed(1.5);
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.said).toEqual(['Raccrochez. ', 'Ne payez rien. ', 'Ne payez rien. ']);
    expect(voice.rates).toEqual([1, 1, 1.5]);
  });

  it('silences who sounded before, and starts 50 ms later', async () => {
    const { start } = setUp();
    const other = vi.fn();
    takeTurn(other);
    void start();
    expect(other).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(49);
    expect(voice.said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(voice.said).toEqual(['Raccrochez. ']);
  });

  it('is paused when somebody else sounds', async () => {
    const { start, state } = setUp();
    await start();
    await vi.advanceTimersByTimeAsync(0);
    takeTurn(someoneElse);
    expect(state()).toBe('paused');
    expect(giveTurnBack(someoneElse)).toBe(true);
  });

  it('says nothing of a text that was paused while its voice was looked for', async () => {
    const { start, onMute } = setUp();
    const started = start();
    speech.pause();
    await started;
    await vi.advanceTimersByTimeAsync(VOICE_START_MS);
    expect(voice.said).toEqual([]);
    expect(onMute).not.toHaveBeenCalled();
  });

  it('reads where the browser names no voice, unless there are recordings', async () => {
    const { start } = setUp('unlisted');
    await start();
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.said).toEqual(['Raccrochez. ']);
    const { sound, get } = recording();
    await start(get);
    expect(sound).toHaveBeenCalledOnce();
  });
});

const MUTE: readonly [VoiceBehaviour, string][] = [
  ['missing', 'unsupported'],
  ['foreign', 'noVoice'],
  ['refuses', 'failed'],
  ['throws', 'failed'],
  ['neverStarts', 'failed'],
];

describe.each(MUTE)('where the voice %s', (behaviour, why) => {
  it(`says so: ${why}`, async () => {
    const { start, state, onMute } = setUp(behaviour);
    void start();
    await vi.advanceTimersByTimeAsync(VOICE_START_MS);
    expect(onMute.mock.calls).toEqual([[why]]);
    expect(state()).toBe('silent');
  });

  it('plays what is recorded', async () => {
    const { start, state, onMute } = setUp(behaviour);
    const { sound, get } = recording();
    void start(get);
    await vi.advanceTimersByTimeAsync(VOICE_START_MS + 10);
    expect(sound).toHaveBeenCalledOnce();
    expect(onMute).not.toHaveBeenCalled();
    expect(state()).toBe('silent');
  });

  it('says so where the recordings cannot be played either', async () => {
    const { start, onMute } = setUp(behaviour);
    void start(recording('nothing').get);
    await vi.advanceTimersByTimeAsync(VOICE_START_MS + 10);
    expect(onMute.mock.calls).toEqual([[why]]);
  });

  it('says so where the recordings cannot be fetched', async () => {
    const { start, onMute } = setUp(behaviour);
    void start(() => Promise.reject(new TypeError('Failed to fetch')));
    await vi.advanceTimersByTimeAsync(VOICE_START_MS);
    expect(onMute.mock.calls).toEqual([[why]]);
  });
});

it('a recording is silenced by a pause', async () => {
  const { start } = setUp('missing');
  const { stop, get } = recording();
  await start(get);
  speech.pause();
  expect(stop).toHaveBeenCalledOnce();
});

/** Somebody listens to words of which a French voice can read some. */
const speak = async (people: () => Promise<Sound | undefined>, readable = 'Raccrochez.') => {
  const { onMute, state } = setUp();
  await speech.start({
    words: 'Ku fí. Raccrochez.',
    language: 'fr-FR',
    people,
    readable: () => Promise.resolve(readable),
  });
  await vi.advanceTimersByTimeAsync(20);
  return { onMute, state };
};

describe('of a language that no voice speaks', () => {
  it('plays what people have recorded, before any voice', async () => {
    const { sound, get } = recording();
    const { state } = await speak(get);
    expect(sound).toHaveBeenCalledOnce();
    expect(voice.said).toEqual([]);
    expect(state()).toBe('silent');
  });

  it('reads only what is in the language of the voice, where nobody has recorded it', async () => {
    await speak(() => Promise.resolve(undefined));
    expect(voice.said).toEqual(['Raccrochez.']);
  });

  it('reads it too where a recording cannot be played', async () => {
    await speak(recording('nothing').get);
    expect(voice.said).toEqual(['Raccrochez.']);
  });

  it('says so where nothing of it is in the language of the voice', async () => {
    const { onMute } = await speak(() => Promise.resolve(undefined), '');
    expect(voice.said).toEqual([]);
    expect(onMute).toHaveBeenCalledWith('noVoice');
  });
});
