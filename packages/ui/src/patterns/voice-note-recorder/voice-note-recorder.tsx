'use client';
import { forwardRef, useId } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { AboutIcon, DoneIcon, NoMicrophoneIcon } from '../../components/icon/icons.ts';
import { Notice } from '../../components/notice/index.ts';
import { Text } from '../../components/text/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { VoiceNoteControls } from './voice-note-controls.tsx';
import { VoiceNoteMeter } from './voice-note-meter.tsx';
import * as css from './voice-note-recorder.css.ts';
import type { VoiceNoteState } from './voice-note-state.ts';
import type { VoiceNoteActions, VoiceNoteTexts } from './voice-note-texts.ts';

export interface VoiceNoteRecorderProps
  extends Omit<NativeProps<'section'>, 'children' | 'onPlay' | 'onPause'>,
    VoiceNoteActions {
  state: VoiceNoteState;
  texts: VoiceNoteTexts;
  headingLevel?: HeadingLevel;
  /** The longest recording, in seconds. */
  limit: number;
}

/**
 * Tells by voice what is hard to write. It shows the state that it is given; its owner holds the microphone and decides. Where a
 * browser cannot record, the same buttons run a demonstration that says so.
 */
export const VoiceNoteRecorder = forwardRef<HTMLElement, VoiceNoteRecorderProps>(function VoiceNoteRecorder(
  { state, texts, headingLevel = 3, limit, onRecord, onStop, onPlay, onPause, onRemove, ...rest },
  ref,
) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...withoutStyling(rest)}
      ref={ref}
      className={css.recorder}
      data-state={state.name}
    >
      <Heading id={headingId} level={headingLevel} size="small">
        {texts.heading}
      </Heading>
      <output className={css.status} data-seen={state.name === 'recorded' || undefined}>
        {state.name === 'recorded' ? (
          <Badge tone="success" icon={DoneIcon}>
            {texts.recorded}
          </Badge>
        ) : (
          <VisuallyHidden>{spoken(state, texts)}</VisuallyHidden>
        )}
      </output>
      {state.name === 'idle' && (
        <Text size="small" tone="muted">
          {texts.consent}
        </Text>
      )}
      {state.name === 'denied' && (
        <Notice tone="attention" icon={NoMicrophoneIcon} title={texts.denied.title}>
          {texts.denied.text}
        </Notice>
      )}
      {state.name === 'demonstration' && (
        <Notice icon={AboutIcon}>
          <div className={css.demonstration}>
            <Badge>{texts.demonstration.badge}</Badge>
            <Text>{texts.demonstration.text}</Text>
          </div>
        </Notice>
      )}
      <VoiceNoteMeter state={state} limit={limit} label={texts.playing} />
      <VoiceNoteControls
        state={state}
        texts={texts}
        onRecord={onRecord}
        onStop={onStop}
        onPlay={onPlay}
        onPause={onPause}
        onRemove={onRemove}
      />
    </section>
  );
});

/** The words of a screen reader when the state changes and no visible text says so. */
function spoken(state: VoiceNoteState, texts: VoiceNoteTexts): string {
  switch (state.name) {
    case 'asking':
      return texts.asking;
    case 'recording':
      return texts.recording;
    case 'denied':
      return texts.denied.title;
    case 'demonstration':
      return state.running ? texts.demonstration.running : '';
    default:
      return '';
  }
}
