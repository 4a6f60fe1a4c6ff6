import type { PartialWording } from './wording.ts';

/** Yorùbá. Awaiting a native reader. */
export const yo: PartialWording = {
  say: {
    greeting: 'Ẹ ǹlẹ́ o.',
    thanks: 'Kò tọ́pẹ́. Ẹ tọ́jú ara yín.',
    'not-your-fault': 'Kì í ṣe ẹ̀bi yín.',
    danger: 'Ewu. Ó ṣeé ṣe gan-an kí ó jẹ́ jìbìtì.',
    'do-now': 'Ohun tí ẹ máa ṣe báyìí:',
  },
  actions: {
    'hang-up': 'Ẹ fòpin sí ìpè náà báyìí. Ẹ kò jẹ ẹni náà ní gbèsè kankan.',
    'call-operator':
      'Ẹ pe ilé-iṣẹ́ fóònù yín tàbí báńkì yín lójú ẹsẹ̀, lórí nọ́ńbà wọn gangan. Ẹ ní kí wọ́n dá owó náà dúró. Gbogbo ìṣẹ́jú ló ṣe pàtàkì.',
  },
  replies: {
    yes: 'Bẹ́ẹ̀ ni',
    no: 'Rárá',
    unsure: 'N kò mọ̀',
    nothing: 'Rárá, kò sí',
    'lost-money': 'Bẹ́ẹ̀ ni, owó',
    'lost-code': 'Bẹ́ẹ̀ ni, kóòdù',
    'wants-money': 'Owó',
    'wants-code': 'Kóòdù',
  },
  followUps: { 'what-now': 'Kí ni kí n ṣe báyìí?', why: 'Kí nìdí?', restart: 'Àyẹ̀wò tuntun' },
};
