// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playInOrder } from './play-in-order.ts';
import { chooseSpeed } from './playback-speed.ts';

class FakeAudio extends EventTarget {
  static last: FakeAudio;
  src = '';
  playbackRate = 1;
  readonly play = vi.fn(() => Promise.resolve());
  readonly pause = vi.fn();
  constructor() {
    super();
    FakeAudio.last = this;
  }
  says(event: string) {
    this.dispatchEvent(new Event(event));
  }
}

beforeEach(() => vi.stubGlobal('Audio', FakeAudio));
afterEach(() => {
  chooseSpeed(1);
  vi.unstubAllGlobals();
});

function play(sources: readonly string[], from = 0) {
  const onPiece = vi.fn();
  const onEnd = vi.fn();
  const silence = playInOrder(sources)({ from, onPiece, onEnd });
  return { onPiece, onEnd, silence, audio: FakeAudio.last };
}

it('plays one recording after the other and then tells that all was heard', () => {
  const { audio, onPiece, onEnd } = play(['a.ogg', 'b.ogg']);
  expect(audio.src).toBe('a.ogg');
  audio.says('ended');
  expect(audio.src).toBe('b.ogg');
  audio.says('ended');
  expect(onPiece.mock.calls).toEqual([[0], [1]]);
  expect(onEnd.mock.calls).toEqual([['whole']]);
});

it('begins where it is told to', () => {
  expect(play(['a.ogg', 'b.ogg'], 1).audio.src).toBe('b.ogg');
});

it('passes over a recording that cannot be played', () => {
  const { audio } = play(['broken.ogg', 'b.ogg']);
  audio.says('error');
  expect(audio.src).toBe('b.ogg');
});

it('tells when none can be played, each tried once', async () => {
  const refuse = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  class RefusedAudio extends FakeAudio {
    override readonly play = refuse;
  }
  vi.stubGlobal('Audio', RefusedAudio);
  const { onEnd } = play(['a.ogg', 'b.ogg', 'c.ogg']);
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([['nothing']]));
  expect(refuse).toHaveBeenCalledTimes(3);
});

it('goes on with nothing once it is silenced', () => {
  const { audio, silence, onEnd } = play(['a.ogg', 'b.ogg']);
  silence();
  expect(audio.pause).toHaveBeenCalledOnce();
  audio.says('ended');
  expect(audio.src).toBe('a.ogg');
  expect(onEnd).not.toHaveBeenCalled();
});

it('follows the speed that the visitor chooses, at once and with the next recording', () => {
  const { audio } = play(['a.ogg', 'b.ogg']);
  chooseSpeed(1.25);
  expect(audio.playbackRate).toBe(1.25);
  audio.playbackRate = 1;
  audio.says('ended');
  expect(audio.playbackRate).toBe(1.25);
});
