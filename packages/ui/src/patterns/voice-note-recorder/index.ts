export { VoiceNoteRecorder, type VoiceNoteRecorderProps } from './voice-note-recorder.tsx';
export type { VoiceNoteState } from './voice-note-state.ts';
export type { VoiceNoteActions, VoiceNoteTexts } from './voice-note-texts.ts';
