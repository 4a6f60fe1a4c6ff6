import type { VoiceNoteActions, VoiceNoteState } from '@scamguard/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Playback, playBack } from './playback.ts';
import { canRecord, type Recorder, startRecording } from './recorder.ts';

/** The longest voice note, in seconds. */
export const VOICE_LIMIT = 120;
/** How long the demonstration runs, in milliseconds. Source: specification, section 4. */
const DEMONSTRATION = 5_000;

const DEMONSTRATION_OFFERED: VoiceNoteState = { name: 'demonstration', running: false };

const neverChanges = () => () => undefined;

/** A voice note: recorded, heard, thrown away. If nothing can be recorded, it is the specified demonstration. */
export function useVoiceNote({ limit = VOICE_LIMIT, bitrate }: { limit?: number; bitrate?: number } = {}) {
  const [state, setState] = useState<VoiceNoteState>({ name: 'idle' });
  const [recording, setRecording] = useState<Blob>();
  const seconds = useRef(0);
  const recorder = useRef<Recorder>(undefined);
  const playback = useRef<Playback>(undefined);
  const demonstration = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isAble = useSyncExternalStore(neverChanges, canRecord, () => true);

  useEffect(
    () => () => {
      clearTimeout(demonstration.current);
      playback.current?.stop();
      void recorder.current?.stop();
      recorder.current = undefined;
    },
    [],
  );

  const onStop = async () => {
    clearTimeout(demonstration.current);
    const running = recorder.current;
    if (!running) return setState({ name: 'idle' });
    recorder.current = undefined;
    setRecording(await running.stop());
    setState({ name: 'recorded', seconds: seconds.current });
  };
  const record = async () => {
    setState({ name: 'asking' });
    try {
      recorder.current = await startRecording((now, level) => {
        seconds.current = now;
        setState({ name: 'recording', seconds: now, level });
        if (now >= limit) void onStop();
      }, bitrate);
      setState({ name: 'recording', seconds: 0, level: 0 });
    } catch {
      setState({ name: 'denied' });
    }
  };
  const demonstrate = () => {
    setState({ name: 'demonstration', running: true });
    demonstration.current = setTimeout(onStop, DEMONSTRATION);
  };
  const whole = (): VoiceNoteState => ({ name: 'recorded', seconds: seconds.current });
  const actions: VoiceNoteActions = {
    onRecord: () => (isAble ? void record() : demonstrate()),
    onStop: () => void onStop(),
    onPlay: async () => {
      if (!recording) return;
      setState({ name: 'playing', seconds: seconds.current, at: 0 });
      playback.current = await playBack(
        recording,
        (at) => setState({ name: 'playing', seconds: seconds.current, at }),
        () => setState(whole()),
      );
    },
    onPause: () => playback.current?.stop(),
    onRemove: () => {
      playback.current?.stop();
      playback.current = undefined;
      setRecording(undefined);
      setState({ name: 'idle' });
    },
  };
  return {
    state: isAble || state.name === 'demonstration' ? state : DEMONSTRATION_OFFERED,
    actions,
    recording,
  };
}
