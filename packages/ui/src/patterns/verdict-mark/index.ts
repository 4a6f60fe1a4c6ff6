export { type Outcome, TONE_OF } from './verdict.ts';
export { VerdictMark, type VerdictMarkProps } from './verdict-mark.tsx';
