import french from '../fr/home.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  home: {
    title: 'ScamGuard – Ṣàyẹ̀wò líǹkì, nọ́ńbà tàbí àtẹ̀jíṣẹ́',
    description: 'Ṣé ẹ gba àtẹ̀jíṣẹ́ tó ya yín lẹ́nu? Ẹ ṣàyẹ̀wò rẹ̀ níbí lọ́fẹ̀ẹ́, kí ẹ sì mọ ohun tí ẹ máa ṣe.',
    hero: {
      headline: 'Ẹ MÁ ṢE KÓ SÍNÚ JÌBÌTÌ MỌ́',
      lead: 'Ṣé àtẹ̀jíṣẹ́ kan ń béèrè owó tàbí kóòdù lọ́wọ́ yín? Ẹ ṣàyẹ̀wò rẹ̀ níbí, lọ́fẹ̀ẹ́, láàárín ìṣẹ́jú kan.',
      verify: 'ṢÀYẸ̀WÒ',
      report: 'FI TÓ WA LÉTÍ',
      discuss: 'Bẹ̀rẹ̀ ìfọ̀rọ̀wérọ̀',
      phone: 'Ìrànlọ́wọ́ lórí fóònù',
      write: 'Kọ̀wé fún ìrànlọ́wọ́',
    },
    features: {
      heading: 'Ohun tí ẹ lè ṣe níbí',
      verify: {
        title: 'Àyẹ̀wò',
        text: 'Líǹkì, nọ́ńbà tàbí ìfọ̀rọ̀wérọ̀: ẹ rí ohun tó ń fa ìfura, àti ìdí rẹ̀.',
      },
      report: {
        title: 'Ìròyìn',
        text: 'Ẹ sọ ohun tó ṣẹlẹ̀ sí yín láti kìlọ̀ fún àwọn ẹlòmíràn. Ẹ kò ní láti sọ orúkọ yín.',
      },
      learn: {
        title: 'Ẹ̀kọ́',
        text: 'Àwọn ẹ̀kọ́ kúkurú láti dá àwọn jìbìtì tó wọ́pọ̀ mọ̀.',
      },
      accessible: {
        title: 'Ó rọrùn láti lò',
        text: 'Ọ̀rọ̀ tó tóbi, tí a lè kà sókè fún yín, tí kò sì jẹ dátà púpọ̀.',
      },
    },
    figures: { practice: 'Ṣé jìbìtì ni tàbí kì í ṣe jìbìtì? Ẹ dánra wò' },
    alert: {
      label: 'Ìkìlọ̀ tuntun',
      more: 'Gbogbo ìkìlọ̀',
      danger: 'Ewu',
      warning: 'Ẹ ṣọ́ra',
      info: 'Ó yẹ kí ẹ mọ̀',
    },
    services: {
      heading: 'Àwọn iṣẹ́ pàtàkì',
      verify: {
        title: 'Àyẹ̀wò',
        text: 'Ẹ lẹ líǹkì, nọ́ńbà tàbí àtẹ̀jíṣẹ́ síbí. Ìdáhùn á dé lójú ẹsẹ̀.',
        action: 'Ṣàyẹ̀wò báyìí',
      },
      assistant: {
        title: 'Olùrànlọ́wọ́ yín',
        text: 'Ẹ sọ ohun tó ń ṣẹlẹ̀. Olùrànlọ́wọ́ náà á bi yín ní àwọn ìbéèrè tó rọrùn.',
        action: 'Bá olùrànlọ́wọ́ sọ̀rọ̀',
      },
      alerts: {
        title: 'Àwọn ìkìlọ̀',
        text: 'Ẹ wo àwọn jìbìtì tó ń lọ káàkiri báyìí.',
        action: 'Wo àwọn ìkìlọ̀',
      },
      direct: 'Kí ni ẹ fẹ́ ṣàyẹ̀wò?',
      link: 'Líǹkì',
      number: 'Nọ́ńbà',
      conversation: 'Àtẹ̀jíṣẹ́',
    },
    education: { heading: 'Ẹ kọ́ bí a ṣe ń dá jìbìtì mọ̀', action: 'Bẹ̀rẹ̀ ẹ̀kọ́' },
    trust: { rating: '{{stars}} nínú 5', sample: 'Àpẹẹrẹ' },
    tip: { heading: 'Ìmọ̀ràn ọjọ́ òní', more: 'Àwọn ìmọ̀ràn mìíràn' },
    reports: {
      text: 'Ṣé ẹ ti rí jìbìtì kan? Ìròyìn yín á kìlọ̀ fún àwọn ẹlòmíràn. A kì í béèrè orúkọ yín.',
      report: 'Fi jìbìtì kan tó wa létí',
      latest: 'Wo àwọn ìròyìn tuntun',
      emergency: 'Mo ti fi owó náà ránṣẹ́',
      emergencyHint: 'Ohun tí ẹ máa ṣe báyìí',
    },
    finale: {
      heading: 'Ṣé ẹ ń ṣiyèméjì? Ẹ ṣàyẹ̀wò kí ẹ tó sanwó.',
      text: 'Ọ̀fẹ́ ni, ìṣẹ́jú kan péré ni ó ń gbà.',
      action: 'Ṣàyẹ̀wò lọ́fẹ̀ẹ́',
    },
  },
});
