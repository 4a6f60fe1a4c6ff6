import type { PartialWording } from './wording.ts';

/** Fɔngbe. Awaiting a native reader. */
export const fon: PartialWording = {
  say: { 'do-now': 'Nǔ e a ɖó ná wà dìn é:' },
  replies: { yes: 'Ɛɛn', no: 'Eǒ', 'lost-money': 'Ɛɛn, akwɛ́', 'wants-money': 'Akwɛ́' },
  followUps: { why: 'Étɛ́wú?' },
};
