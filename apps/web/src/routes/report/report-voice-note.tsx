import { VoiceNoteRecorder } from '@scamguard/ui';
import { useEffect } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { recorderTexts } from '../../recording/recorder-texts.ts';
import { useVoiceNote, VOICE_LIMIT } from '../../recording/use-voice-note.ts';

interface ReportVoiceNoteProps {
  /** Called with what was recorded, and with nothing when it is thrown away. Give the same function at each render. */
  onRecording: (recording: Blob | undefined) => void;
}

/** Tells instead of writing; fetched after the form, since it needs scripts anyway. */
export default function ReportVoiceNote({ onRecording }: ReportVoiceNoteProps) {
  const { t } = useLanguage();
  const { state, actions, recording } = useVoiceNote();
  useEffect(() => onRecording(recording), [onRecording, recording]);
  return (
    <VoiceNoteRecorder
      state={state}
      texts={recorderTexts(t, { heading: t('report.voice.heading'), consent: t('report.voice.consent') })}
      headingLevel={2}
      limit={VOICE_LIMIT}
      {...actions}
    />
  );
}
