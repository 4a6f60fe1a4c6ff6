import type { PartialWording } from './wording.ts';

/** Yorùbá. Awaiting a native reader. */
export const yo: PartialWording = {
  say: {
    welcome:
      'Ẹ ǹlẹ́ o. Ẹ sọ ohun tó ń ṣẹlẹ̀ fún mi, tàbí ẹ lẹ àtẹ̀jíṣẹ́ náà síbí. Ẹ má ṣe kọ kóòdù ìkọ̀kọ̀ yín síbí láéláé.',
    greeting: 'Ẹ ǹlẹ́ o.',
    thanks: 'Kò tọ́pẹ́. Ẹ tọ́jú ara yín.',
    'hang-up': 'Ẹ fòpin sí ìpè náà báyìí. Ẹ kò jẹ ẹni náà ní gbèsè kankan.',
    'first-aid': 'Kì í ṣe ẹ̀bi yín. Ẹ má fèsì mọ́, ẹ má sì fi nǹkan kan ránṣẹ́ mọ́. Ẹ ṣe èyí lójú ẹsẹ̀:',
    danger: 'Ewu. Ó ṣeé ṣe gan-an kí ó jẹ́ jìbìtì.',
    caution: 'Ẹ ṣọ́ra. Àwọn nǹkan kan ń fa ìfura. Ẹ má fi nǹkan kan ránṣẹ́ kí ẹ tó ṣàyẹ̀wò.',
    unknown: 'N kò rí ohun ìfura kankan. Ìyẹn kò fi hàn pé òótọ́ ni: ẹ ṣì máa ṣọ́ra.',
    'do-now': 'Ohun tí ẹ máa ṣe báyìí:',
  },
  questions: {
    safety: 'Ṣé ẹ ti fi owó ránṣẹ́, tàbí ẹ ti fún ẹnì kan ní kóòdù?',
    when: 'Ìgbà wo ni ó ṣẹlẹ̀?',
    'on-phone': 'Ṣé ẹ ṣì ń bá ẹni náà sọ̀rọ̀ lórí fóònù?',
    'return-asked': 'Ṣé wọ́n ní kí ẹ dá owó náà padà?',
    'met-in-person': 'Ṣé ẹ ti pàdé ẹni náà rí lójúkojú?',
    'what-asked': 'Kí ni wọ́n ń béèrè lọ́wọ́ yín?',
  },
  replies: {
    yes: 'Bẹ́ẹ̀ ni',
    no: 'Rárá',
    unsure: 'N kò mọ̀',
    nothing: 'Rárá, kò sí',
    money: 'Bẹ́ẹ̀ ni, owó',
    code: 'Bẹ́ẹ̀ ni, kóòdù',
    today: 'Lónìí',
    earlier: 'Lánàá tàbí ṣáájú',
    'wants-money': 'Owó',
    'wants-code': 'Kóòdù',
  },
  followUps: { 'what-now': 'Kí ni kí n ṣe báyìí?', why: 'Kí nìdí?', restart: 'Àyẹ̀wò tuntun' },
  firstAid: {
    money:
      'Ẹ pe ilé-iṣẹ́ fóònù yín tàbí báńkì yín lójú ẹsẹ̀, lórí nọ́ńbà wọn gangan. Ẹ ní kí wọ́n dá owó náà dúró. Gbogbo ìṣẹ́jú ló ṣe pàtàkì.',
  },
};
