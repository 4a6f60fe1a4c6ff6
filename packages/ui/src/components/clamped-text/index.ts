export { ClampedText, type ClampedTextProps } from './clamped-text.tsx';
