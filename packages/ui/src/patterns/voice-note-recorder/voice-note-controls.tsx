import { Button } from '../../components/button/index.ts';
import { MicrophoneIcon, PauseIcon, PlayIcon, RemoveIcon, StopIcon } from '../../components/icon/icons.ts';
import * as css from './voice-note-recorder.css.ts';
import type { VoiceNoteState } from './voice-note-state.ts';
import type { VoiceNoteActions, VoiceNoteTexts } from './voice-note-texts.ts';

interface VoiceNoteControlsProps extends VoiceNoteActions {
  state: VoiceNoteState;
  texts: VoiceNoteTexts;
}

/** The actions that are possible now: one thing at a time, and throwing away once there is a recording. */
export function VoiceNoteControls({ state, texts, ...actions }: VoiceNoteControlsProps) {
  const kept = state.name === 'recorded' || state.name === 'playing';
  return (
    <div className={css.buttons}>
      <MainControl state={state} texts={texts} {...actions} />
      {kept && (
        <Button variant="quiet" icon={RemoveIcon} onClick={actions.onRemove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

/** One element for all of it, so that the keyboard stays where it was pressed. */
function MainControl({ state, texts, onRecord, onStop, onPlay, onPause }: VoiceNoteControlsProps) {
  const running = state.name === 'recording' || (state.name === 'demonstration' && state.running);
  const [icon, label, onClick] = running
    ? [StopIcon, texts.stop, onStop]
    : state.name === 'recorded'
      ? [PlayIcon, texts.play, onPlay]
      : state.name === 'playing'
        ? [PauseIcon, texts.pause, onPause]
        : [MicrophoneIcon, recordLabel(state, texts), onRecord];
  return (
    <Button
      variant={running ? 'danger' : 'secondary'}
      width={state.name === 'recorded' || state.name === 'playing' ? 'content' : 'fullOnPhone'}
      icon={icon}
      busy={state.name === 'asking'}
      busyLabel={texts.asking}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function recordLabel(state: VoiceNoteState, texts: VoiceNoteTexts): string {
  if (state.name === 'denied') return texts.denied.retry;
  return state.name === 'demonstration' ? texts.demonstration.start : texts.record;
}
