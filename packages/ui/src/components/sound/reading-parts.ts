// What reads a text aloud, fetched together when it is first asked for.
export { PlaybackSpeedSelect } from './playback-speed-select.tsx';
export { createReader } from './reader.ts';
