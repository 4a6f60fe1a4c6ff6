import type { PartialWording } from './wording.ts';

/** Fɔngbe. Awaiting a native reader. */
export const fon: PartialWording = {
  say: { caution: 'Cɔ́ hwiɖée. Ma sɛ́ nǔ ɖě dó ó.', 'do-now': 'Nǔ e a ɖó ná wà dìn é:' },
  replies: { yes: 'Ɛɛn', no: 'Eǒ', money: 'Ɛɛn, akwɛ́', 'wants-money': 'Akwɛ́' },
  followUps: { why: 'Étɛ́wú?' },
};
