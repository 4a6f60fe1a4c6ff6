'use client';
import { forwardRef, useId } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { PauseIcon, PlayIcon, WarningIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { PlaybackSpeedSelect } from '../sound/playback-speed-select.tsx';
import { useAudio } from '../sound/use-audio.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './audio-player.css.ts';
import { clock } from './clock.ts';

export interface AudioPlayerProps extends Omit<NativeProps<'fieldset'>, 'title' | 'children' | 'disabled'> {
  /** Tells the sounds of a page apart: playing another id stops this one. */
  audioId: string;
  /** Address of the sound; nothing is fetched before the first touch. */
  src: string;
  /** What is heard. */
  title: string;
  /** Length in seconds, told before anything is fetched. */
  seconds?: number;
  /** Weight of the download, e.g. "180 Ko": data is paid for. */
  size?: string;
}

/** Plays a sound: play, pause, place, speed. One at a time across the page. */
export const AudioPlayer = forwardRef<HTMLFieldSetElement, AudioPlayerProps>(function AudioPlayer(
  { audioId, src, title, seconds, size, ...rest },
  ref,
) {
  const messages = useMessages();
  const titleId = useId();
  const { playback, toggle, seek } = useAudio(audioId);
  const { state, position, duration = seconds } = playback;
  const sounding = state === 'playing' || state === 'loading';
  const action = state === 'failed' ? messages.retry : sounding ? messages.pause : messages.play;
  return (
    <fieldset
      {...withoutStyling(rest)}
      ref={ref}
      aria-labelledby={titleId}
      data-state={state}
      className={css.player}
    >
      <button
        type="button"
        aria-label={`${action} : ${title}`}
        className={css.toggle}
        onClick={() => toggle(src)}
      >
        <Icon of={sounding ? PauseIcon : PlayIcon} size="medium" />
      </button>
      <div className={css.head}>
        <div className={css.words}>
          <p id={titleId} className={css.title}>
            {title}
          </p>
          {size && <span className={css.quiet}>{size}</span>}
        </div>
        <PlaybackSpeedSelect />
      </div>
      <div className={css.controls}>
        <input
          type="range"
          aria-label={messages.playbackPosition}
          aria-valuetext={
            duration === undefined ? clock(position) : `${clock(position)} / ${clock(duration)}`
          }
          min={0}
          max={duration ?? 0}
          step={1}
          value={Math.min(position, duration ?? 0)}
          disabled={playback.duration === undefined}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
          className={css.range}
        />
        <span className={css.time} aria-hidden="true">
          {clock(position)}
          {duration !== undefined && ` / ${clock(duration)}`}
        </span>
      </div>
      {state === 'failed' && (
        <p role="alert" className={css.failed}>
          <Icon of={WarningIcon} />
          {messages.audioFailed}
        </p>
      )}
    </fieldset>
  );
});
