'use client';
import { useSyncExternalStore } from 'react';
import { chooseSpeed, onSpeedChange, type PlaybackSpeed, readSpeed } from './playback-speed.ts';

/** The speed of all sounds and voices, and what changes it. */
export function usePlaybackSpeed(): [PlaybackSpeed, (speed: PlaybackSpeed) => void] {
  const speed = useSyncExternalStore(onSpeedChange, readSpeed, () => 1 as const);
  return [speed, chooseSpeed];
}
