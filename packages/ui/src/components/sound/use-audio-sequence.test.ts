// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurn } from './turn.ts';
import { useAudioSequence } from './use-audio-sequence.ts';

class FakeAudio extends EventTarget {
  static last: FakeAudio;
  src = '';
  readonly play = vi.fn(() => Promise.resolve());
  readonly pause = vi.fn();
  constructor() {
    super();
    FakeAudio.last = this;
  }
  says(event: string) {
    act(() => void this.dispatchEvent(new Event(event)));
  }
}

beforeEach(() => vi.stubGlobal('Audio', FakeAudio));
afterEach(() => vi.unstubAllGlobals());

function play(sources: readonly string[]) {
  const { result, unmount } = renderHook(() => useAudioSequence());
  act(() => result.current.start(sources));
  return { result, unmount, audio: FakeAudio.last };
}

it('plays one recording after the other and then is silent', () => {
  const { result, audio } = play(['a.ogg', 'b.ogg']);
  expect([audio.src, result.current.speaking]).toEqual(['a.ogg', true]);
  audio.says('ended');
  expect([audio.src, result.current.speaking]).toEqual(['b.ogg', true]);
  audio.says('ended');
  expect(result.current.speaking).toBe(false);
});

it('passes over a recording that cannot be played', () => {
  const { audio } = play(['broken.ogg', 'b.ogg']);
  audio.says('error');
  expect(audio.src).toBe('b.ogg');
});

it('stops when somebody else speaks, and goes on with nothing', () => {
  const { result, audio } = play(['a.ogg', 'b.ogg']);
  act(() => takeTurn(() => undefined));
  expect(audio.pause).toHaveBeenCalled();
  expect(result.current.speaking).toBe(false);
  audio.says('ended');
  expect(audio.src).toBe('a.ogg');
});

it('is silent when it leaves the page', () => {
  const { audio, unmount } = play(['a.ogg']);
  unmount();
  expect(audio.pause).toHaveBeenCalled();
});
