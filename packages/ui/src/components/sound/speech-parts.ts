// The parts that speak a text. They are fetched together when they are first needed.
export { PlaybackSpeedSelect } from './playback-speed-select.tsx';
export { createSpeech } from './speech.ts';
