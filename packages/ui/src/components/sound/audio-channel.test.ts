import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudioChannel } from './audio-channel.ts';
import { chooseSpeed } from './playback-speed.ts';
import { AUDIO_SWITCH_MS, giveTurnBack, takeTurn } from './turn.ts';

/** An audio element that says what it is told to. */
class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  paused = true;
  readonly play = vi.fn(() => {
    this.paused = false;
    return Promise.resolve();
  });
  readonly pause = vi.fn(() => {
    this.paused = true;
  });
  says(event: string) {
    this.dispatchEvent(new Event(event));
  }
}

const voice = () => undefined;

function setUp() {
  const audio = new FakeAudio();
  const make = vi.fn(() => audio);
  return { audio, make, channel: createAudioChannel(make) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  takeTurn(voice);
  giveTurnBack(voice);
  chooseSpeed(1);
  vi.useRealTimers();
});

describe('the audio channel', () => {
  it('makes nothing before the first sound', () => {
    const { make, channel } = setUp();
    expect(channel.read('a')).toEqual({ state: 'idle', position: 0 });
    expect(make).not.toHaveBeenCalled();
  });

  it('plays, pauses and plays on without loading again', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    expect(channel.read('a').state).toBe('loading');
    audio.says('playing');
    expect(channel.read('a').state).toBe('playing');
    channel.toggle('a', 'a.ogg');
    expect(audio.pause).toHaveBeenCalledOnce();
    expect(channel.read('a').state).toBe('paused');
    audio.src = 'untouched';
    channel.toggle('a', 'a.ogg');
    expect(audio.src).toBe('untouched');
  });

  it.each(['waiting', 'playing'])('stays paused when the element says too late that it is %s', (late) => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    channel.toggle('a', 'a.ogg');
    audio.says(late);
    expect(channel.read('a').state).toBe('paused');
  });

  it('shows that it plays when the telephone itself lets it play on', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    channel.toggle('a', 'a.ogg');
    audio.paused = false;
    audio.says('playing');
    expect(channel.read('a').state).toBe('playing');
  });

  it('stops one sound and starts the other 50 ms later', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    channel.toggle('b', 'b.ogg');
    expect(audio.pause).toHaveBeenCalledOnce();
    expect(channel.read('a').state).toBe('idle');
    expect(channel.read('b').state).toBe('loading');
    vi.advanceTimersByTime(AUDIO_SWITCH_MS - 1);
    expect(audio.src).toBe('a.ogg');
    vi.advanceTimersByTime(1);
    expect(audio.src).toBe('b.ogg');
    expect(AUDIO_SWITCH_MS).toBe(50);
  });

  it('does not take the last words of the old sound for the new one', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    channel.toggle('b', 'b.ogg');
    audio.currentTime = 12;
    audio.says('timeupdate');
    audio.says('error');
    expect(channel.read('b')).toEqual({ state: 'loading', position: 0 });
  });

  it('starts nothing when the new sound is stopped within the switch', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    channel.toggle('b', 'b.ogg');
    channel.toggle('b', 'b.ogg');
    vi.runAllTimers();
    expect(audio.src).toBe('a.ogg');
    expect(channel.read('b').state).toBe('paused');
  });

  it('knows how far it has come, and begins anew after the end', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.duration = 64;
    audio.says('durationchange');
    audio.currentTime = 12;
    audio.says('timeupdate');
    expect(channel.read('a')).toMatchObject({ position: 12, duration: 64 });
    audio.says('ended');
    expect(channel.read('a')).toMatchObject({ state: 'idle', position: 0, duration: 64 });
  });

  it('seeks in the sound that is loaded, in no other', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    channel.seek('b', 9);
    expect(audio.currentTime).toBe(0);
    channel.seek('a', 9);
    expect(audio.currentTime).toBe(9);
    expect(channel.read('a').position).toBe(9);
  });

  it('keeps the speed from one sound to the next', () => {
    const { audio, channel } = setUp();
    chooseSpeed(1.5);
    channel.toggle('a', 'a.ogg');
    expect(audio.playbackRate).toBe(1.5);
    chooseSpeed(0.75);
    expect(audio.playbackRate).toBe(0.75);
  });

  it('fails where the browser refuses, and tries again from the start', async () => {
    const { audio, channel } = setUp();
    audio.play.mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'));
    channel.toggle('a', 'a.ogg');
    await vi.runAllTimersAsync();
    expect(channel.read('a').state).toBe('failed');
    audio.src = 'forgotten';
    channel.toggle('a', 'a.ogg');
    expect(audio.src).toBe('a.ogg');
  });

  it('takes an interruption for no failure', async () => {
    const { audio, channel } = setUp();
    audio.play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'));
    channel.toggle('a', 'a.ogg');
    await vi.runAllTimersAsync();
    expect(channel.read('a').state).toBe('loading');
  });

  it('lets a voice fall silent, and starts 50 ms later', () => {
    const { audio, channel } = setUp();
    const silence = vi.fn();
    takeTurn(silence);
    channel.toggle('a', 'a.ogg');
    expect(silence).toHaveBeenCalledOnce();
    expect(audio.src).toBe('');
    vi.advanceTimersByTime(AUDIO_SWITCH_MS);
    expect(audio.src).toBe('a.ogg');
  });

  it('falls silent when somebody else takes the turn', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    takeTurn(voice);
    expect(channel.read('a').state).toBe('paused');
    expect(giveTurnBack(voice)).toBe(true);
  });

  it('silences the player that left, and only that one', () => {
    const { audio, channel } = setUp();
    channel.toggle('a', 'a.ogg');
    audio.says('playing');
    channel.stop('b');
    expect(channel.read('a').state).toBe('playing');
    channel.stop('a');
    expect(channel.read('a').state).toBe('paused');
  });

  it('tells its listeners, until they leave', () => {
    const { channel } = setUp();
    const listener = vi.fn();
    const leave = channel.subscribe(listener);
    channel.toggle('a', 'a.ogg');
    expect(listener).toHaveBeenCalled();
    leave();
    listener.mockClear();
    channel.toggle('a', 'a.ogg');
    expect(listener).not.toHaveBeenCalled();
  });
});
