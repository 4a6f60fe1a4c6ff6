import type { PartialWording } from './wording.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export const di: PartialWording = {
  say: {
    greeting: 'I ni ce.',
    danger: "Farati bɛ yen. A bɛ i n'a fɔ nanbara.",
    caution: 'I janto i yɛrɛ la. Kana foyi ci fɔlɔ.',
    'do-now': 'I ka kan ka min kɛ sisan:',
  },
  questions: {
    safety: 'I ye wari ci, walima i ye kode di mɔgɔ dɔ ma wa?',
    when: 'A kɛra tuma jumɛn?',
    'on-phone': 'I bɛ kuma la ni a ye telefɔni na hali sisan wa?',
    'return-asked': 'U ko i ka wari segin u ma wa?',
    'what-asked': 'U bɛ mun ɲini i fɛ?',
  },
  replies: {
    yes: 'Ɔwɔ',
    no: 'Ayi',
    unsure: "N m'a lɔn",
    nothing: 'Ayi, foyi',
    money: 'Ɔwɔ, wari',
    code: 'Ɔwɔ, kode',
    'wants-money': 'Wari',
    'wants-code': 'Kode',
  },
  followUps: { 'what-now': 'N ka kan ka mun kɛ sisan?', why: 'Mun na?' },
};
