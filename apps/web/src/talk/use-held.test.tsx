// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeld } from './use-held.ts';

const GAP = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds the last piece until nothing more comes', () => {
  const { result } = renderHook(() => useHeld(GAP));
  const [first, second] = [vi.fn(), vi.fn()];
  act(() => result.current.hold(first));
  act(() => void vi.advanceTimersByTime(GAP - 1));
  act(() => result.current.hold(second));
  act(() => void vi.advanceTimersByTime(GAP - 1));
  expect(result.current.isHeld).toBe(true);
  act(() => result.current.wait());
  act(() => void vi.advanceTimersByTime(GAP - 1));
  expect(second).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(result.current.isHeld).toBe(false);
});

it('lets go of it when its page is left, and waits for nothing where nothing is held', () => {
  const { result, unmount } = renderHook(() => useHeld(GAP));
  const work = vi.fn();
  act(() => result.current.wait());
  expect(vi.getTimerCount()).toBe(0);
  act(() => result.current.hold(work));
  unmount();
  expect(work).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
