import { clock } from '../../components/audio-player/clock.ts';
import { ProgressBar } from '../../components/progress-bar/index.ts';
import { LevelMeter } from './level-meter.tsx';
import * as css from './voice-note-recorder.css.ts';
import type { VoiceNoteState } from './voice-note-state.ts';

interface VoiceNoteMeterProps {
  state: VoiceNoteState;
  limit: number;
  /** Names the bar of what was heard. */
  label: string;
}

/** The time of a recording: how long it is so far, how loud, how much of it was heard. */
export function VoiceNoteMeter({ state, limit, label }: VoiceNoteMeterProps) {
  if (state.name === 'recording') {
    return (
      <div className={css.meter}>
        <Time seconds={state.seconds} of={limit} />
        <LevelMeter level={state.level} />
      </div>
    );
  }
  if (state.name === 'recorded') return <Time seconds={state.seconds} />;
  if (state.name === 'playing') {
    return (
      <div className={css.meter}>
        <Time seconds={state.at} of={state.seconds} />
        <div className={css.heard}>
          <ProgressBar label={label} value={percentHeard(state)} />
        </div>
      </div>
    );
  }
  return null;
}

/** The heard share of a recording, in per cent; 0 if it is empty. */
const percentHeard = ({ at, seconds }: { at: number; seconds: number }) =>
  seconds > 0 ? Math.min(100, (at / seconds) * 100) : 0;

function Time({ seconds, of }: { seconds: number; of?: number }) {
  return (
    <span className={css.time}>
      {clock(seconds)}
      {of !== undefined && <span className={css.limit}> / {clock(of)}</span>}
    </span>
  );
}
