export { HighlightedText, type HighlightedTextProps } from './highlighted-text.tsx';
export type { MarkLevel, TextMark } from './text-mark.ts';
