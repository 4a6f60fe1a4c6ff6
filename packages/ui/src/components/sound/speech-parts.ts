// What speaks a text, fetched together when it is first needed.
export { PlaybackSpeedSelect } from './playback-speed-select.tsx';
export { createSpeech } from './speech.ts';
