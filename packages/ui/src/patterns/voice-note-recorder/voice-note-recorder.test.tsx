import { describeConformance } from '../../testing/conformance.tsx';
import { voiceNoteTexts } from '../../testing/sample-reports.ts';
import { VoiceNoteRecorder, type VoiceNoteState } from './index.ts';

const ignore = () => undefined;
const recorder = {
  state: { name: 'idle' },
  texts: voiceNoteTexts,
  limit: 120,
  onRecord: ignore,
  onStop: ignore,
  onPlay: ignore,
  onPause: ignore,
  onRemove: ignore,
} as const;

const states: readonly VoiceNoteState[] = [
  { name: 'idle' },
  { name: 'asking' },
  { name: 'recording', seconds: 17, level: 0.6 },
  { name: 'recorded', seconds: 42 },
  { name: 'playing', seconds: 42, at: 15 },
  { name: 'denied' },
  { name: 'demonstration', running: true },
];

describeConformance('VoiceNoteRecorder', {
  element: (
    <>
      {states.map((state) => (
        <VoiceNoteRecorder key={state.name} {...recorder} state={state} />
      ))}
    </>
  ),
  withRef: (ref) => <VoiceNoteRecorder {...recorder} ref={ref} />,
  withProps: (props) => <VoiceNoteRecorder {...recorder} {...props} />,
});
