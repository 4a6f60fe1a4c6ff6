'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type AudioChannel, createAudioChannel, type Playback } from './audio-channel.ts';

/** The page's loudspeaker. It is made at the first sound, so that it costs nothing on the server. */
export const pageChannel: AudioChannel = createAudioChannel(() => new Audio());

const SILENCE: Playback = { state: 'idle', position: 0 };

/** The sound of one player on the page's channel. It stops when the player leaves the page. */
export function useAudio(id: string) {
  const playback = useSyncExternalStore(
    pageChannel.subscribe,
    () => pageChannel.read(id),
    () => SILENCE,
  );
  const stop = useCallback(() => pageChannel.stop(id), [id]);
  useEffect(() => stop, [stop]);
  const toggle = useCallback((src: string) => pageChannel.toggle(id, src), [id]);
  const seek = useCallback((position: number) => pageChannel.seek(id, position), [id]);
  return { playback, toggle, seek, stop };
}
