export type { MaskProposal, TextSpan } from './masked-text.ts';
export { TextMasker, type TextMaskerProps } from './text-masker.tsx';
export type { MaskableText, TextMaskerTexts } from './text-masker-texts.ts';
