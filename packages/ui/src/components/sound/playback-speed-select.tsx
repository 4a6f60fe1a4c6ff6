'use client';
import { useMessages } from '../ui-provider/index.ts';
import { PLAYBACK_SPEEDS, type PlaybackSpeed } from './playback-speed.ts';
import * as css from './playback-speed-select.css.ts';
import { usePlaybackSpeed } from './use-playback-speed.ts';

/** Chooses how fast sounds and voices go; this device remembers it. */
export function PlaybackSpeedSelect() {
  const messages = useMessages();
  const [speed, choose] = usePlaybackSpeed();
  return (
    <select
      aria-label={messages.playbackSpeed}
      title={messages.playbackSpeed}
      value={speed}
      onChange={(event) => choose(Number(event.currentTarget.value) as PlaybackSpeed)}
      className={css.speed}
    >
      {PLAYBACK_SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each.toLocaleString(messages.locale)} ×
        </option>
      ))}
    </select>
  );
}
