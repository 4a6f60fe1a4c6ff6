import type { PartialWording } from './wording.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export const di: PartialWording = {
  say: {
    greeting: 'I ni ce.',
    danger: "Farati bɛ yen. A bɛ i n'a fɔ nanbara.",
    'do-now': 'I ka kan ka min kɛ sisan:',
  },
  replies: {
    yes: 'Ɔwɔ',
    no: 'Ayi',
    unsure: "N m'a lɔn",
    nothing: 'Ayi, foyi',
    'lost-money': 'Ɔwɔ, wari',
    'lost-code': 'Ɔwɔ, kode',
    'wants-money': 'Wari',
    'wants-code': 'Kode',
  },
  followUps: { 'what-now': 'N ka kan ka mun kɛ sisan?', why: 'Mun na?' },
};
