import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Mo ti fi owó náà ránṣẹ́',
    lead: 'Kì í ṣe ẹ̀bi yín. Ẹ ṣe nǹkan kọ̀ọ̀kan lẹ́ẹ̀kan.',
    what: 'Kí ni ó lọ?',
    lost: {
      money: 'Owó',
      code: 'Kóòdù tàbí ọ̀rọ̀ aṣínà',
      account: 'Àkáǹtì mi (WhatsApp, Facebook...)',
      app: 'Fóònù mi (áàpù tí mo fi sí i)',
      papers: 'Ìwé ìdánimọ̀ mi (káàdì)',
      image: 'Fọ́tò tàbí fídíò mi',
    },
    when: 'Ìgbà wo ni owó náà lọ?',
    ago: {
      now: 'Ní báyìí gan-an',
      quarter: 'Ní ìṣẹ́jú 15 sẹ́yìn',
      hour: 'Ní wákàtí kan sẹ́yìn',
      earlier: 'Ṣáájú ìgbà yẹn',
    },
    minor: 'N kò tíì pé ọdún 18',
    country: 'Orílẹ̀-èdè yín',
    start: 'Bẹ̀rẹ̀',
    elapsed: 'Láti ìgbà tí owó náà ti lọ: {{time}}. Gbogbo ìṣẹ́jú ló ṣe pàtàkì.',
    position: 'Ìgbésẹ̀ {{step}} nínú {{total}}',
    next: 'Mo ti ṣe é, tẹ̀síwájú',
    previous: 'Ìgbésẹ̀ tó ṣáájú',
    again: 'Bẹ̀rẹ̀ láti ìbẹ̀rẹ̀',
    noContact: 'A kò ní nọ́ńbà tí a ti ṣàyẹ̀wò fún orílẹ̀-èdè yìí. Ẹ lọ sí àgọ́ ọlọ́pàá tó súnmọ́ yín jù.',
    report: 'Fi jìbìtì náà tó wa létí níbí',
    chat: 'Bá olùrànlọ́wọ́ sọ̀rọ̀',
    steps: {
      stop: {
        title: 'Ẹ má bá wọn sọ̀rọ̀ mọ́',
        text: 'Ẹ má fèsì mọ́. Ẹ má fi nǹkan kan ránṣẹ́ mọ́. Ẹ tọ́jú àwọn àtẹ̀jíṣẹ́ náà àti nọ́ńbà náà.',
        details:
          'Ṣé ẹ ṣì wà lórí fóònù? Ẹ fòpin sí ìpè náà báyìí.\nẸ má ṣe jẹ́ kí ẹni náà mọ̀ pé ẹ ti lóye.\nẸ ya àwòrán àwọn àtẹ̀jíṣẹ́ náà kí ẹ tó dí ẹni náà lọ́nà.',
      },
      money: {
        title: 'Ẹ pe ilé-iṣẹ́ fóònù yín tàbí báńkì yín',
        text: 'Ẹ ní kí wọ́n dá owó náà dúró, kí wọ́n sì fún yín ní nọ́ńbà ẹjọ́ yín.',
        details:
          'Ẹ lo nọ́ńbà gidi, kì í ṣe èyí tó wà nínú àtẹ̀jíṣẹ́ náà.\nẸ ní kóòdù ìsanwó, àkókò, iye owó àti nọ́ńbà náà lọ́wọ́.\nA kò lè ṣèlérí ohunkóhun, ṣùgbọ́n gbogbo ìṣẹ́jú ló ṣe pàtàkì.',
      },
      code: {
        title: 'Ẹ yí kóòdù yín padà',
        text: 'Ẹ yí kóòdù yín padà báyìí, nínú àtòkọ gidi ti ilé-iṣẹ́ fóònù yín. Ẹ ní kí wọ́n ti àkáǹtì náà pa.',
        details:
          'Tí ẹ bá ní kóòdù kan náà níbòmíràn, ẹ yí i padà níbẹ̀ pẹ̀lú.\nṢé SIM yín kò ṣiṣẹ́ mọ́? Ẹ tètè lọ sí ilé-iṣẹ́ fóònù yín, pẹ̀lú káàdì ìdánimọ̀ yín.',
      },
      account: {
        title: 'Ẹ gba àkáǹtì yín padà',
        text: 'Ẹ tún fi WhatsApp sórí fóònù yín, kí ẹ sì kọ nọ́ńbà yín. Kóòdù tuntun á yọ ẹni kejì kúrò.',
        details:
          'Ẹ yọ àwọn fóònù mìíràn kúrò nínú Facebook àti ímeèlì yín.\nẸ fi kóòdù ìkọ̀kọ̀ kejì sí WhatsApp.\nẸ sọ fún àwọn ènìyàn yín: "Ẹ má fi owó ránṣẹ́."',
      },
      app: {
        title: 'Ẹ yọ áàpù náà kúrò',
        text: 'Ẹ pa íńtánẹ́ẹ̀tì lórí fóònù yìí, lẹ́yìn náà kí ẹ yọ áàpù náà kúrò.',
        details:
          'Ẹ lo fóònù mìíràn láti yí àwọn kóòdù yín padà.\nṢé kò kúrò? Ẹ pa fóònù náà, kí ẹ sì gbé e lọ sọ́dọ̀ atúnṣe tí ẹ fọkàn tán.\nẸ má ṣí mobile money lórí fóònù yìí kí ẹ tó ṣe bẹ́ẹ̀.',
      },
      papers: {
        title: 'Ẹ dáàbò bo orúkọ yín',
        text: 'Ẹ sọ fún ilé-iṣẹ́ fóònù yín àti báńkì yín. Ẹ béèrè bóyá wọ́n ti fi orúkọ yín ṣí àkáǹtì tàbí SIM.',
        details:
          'Ẹ tọ́jú àwọn àtẹ̀jíṣẹ́ tí ẹ fi ìwé yín ránṣẹ́ nínú wọn.\nṢé káàdì sọnù, tàbí wọ́n dà á kọ? Ẹ fi tó ọlọ́pàá létí.\nẸ má fi ìwé mìíràn ránṣẹ́, kódà tí wọ́n bá ní láti fagi lé e ni.',
      },
      image: {
        title: 'Ẹ má sanwó',
        text: 'Ẹ má fèsì mọ́. Ẹ tọ́jú ẹ̀rí. Ẹ fi àkáǹtì náà sùn sí áàpù náà.',
        details:
          'Ẹni tó bá sanwó lẹ́ẹ̀kan, wọ́n á tún béèrè owó lọ́wọ́ rẹ̀.\nẸ fi àtòkọ àwọn ọ̀rẹ́ yín pamọ́, kí ẹ sì sọ fún ẹnì kan tí ẹ fọkàn tán.\nẸ̀bi ẹni tó ń halẹ̀ ni, kì í ṣe ẹ̀bi yín.',
      },
      child: {
        title: 'Bá àgbàlagbà kan sọ̀rọ̀ lónìí',
        text: 'Kì í ṣe ẹ̀bi rẹ. Má sanwó, má fèsì mọ́. Fi àtẹ̀jíṣẹ́ yìí han àgbàlagbà kan tí o fẹ́ràn.',
        details:
          'Wọn kò ní fìyà jẹ ọ́: ẹni tó ń halẹ̀ ló ń ṣe ohun búburú.\nTọ́jú àwọn àtẹ̀jíṣẹ́ náà àti orúkọ àkáǹtì náà.\nÌwọ náà lè pe nọ́ńbà ìrànlọ́wọ́ fún àwọn ọ̀dọ́.',
      },
      summary: {
        title: 'Ẹ kọ ohun tó ṣẹlẹ̀ sílẹ̀',
        text: 'Ẹ kọ ohun tí ẹ mọ̀. Ẹ lè fi han ilé-iṣẹ́ fóònù yín àti ọlọ́pàá.',
        details: 'Ẹ má ṣe kọ kóòdù ìkọ̀kọ̀ yín láéláé.',
      },
      complain: {
        title: 'Ẹ fi ẹjọ́ sùn',
        text: 'Ẹ lọ sí àgọ́ ọlọ́pàá tó súnmọ́ yín jù, tàbí kí ẹ lo àwọn ọ̀nà wọ̀nyí.',
        details: 'Ẹ mú àwọn àwòrán àti rìsíìtì lọ.\nẸ béèrè nọ́ńbà ẹjọ́.',
      },
      rescuers: {
        title: 'Ẹ ṣọ́ra fún àwọn olùgbàlà èké',
        text: 'Ṣé ẹnì kan ṣèlérí láti gba owó yín padà tí ẹ bá sanwó? Ẹ má sanwó. Ìdẹkùn kejì ni.',
        details: 'Ọlọ́pàá gidi kì í béèrè owó.\nẸ má fún ẹnikẹ́ni ní kóòdù, kódà agbẹjọ́rò.',
      },
      tell: {
        title: 'Ẹ sọ ọ́, kí ẹ sì tọ́jú ara yín',
        text: 'Ẹ fi jìbìtì náà tó wa létí níbí, láìsọ orúkọ yín. Ẹ pe ẹnì kan tí ẹ fọkàn tán. Kì í ṣe ẹ̀bi yín.',
        details: 'Ìtàn yín ń dáàbò bo àwọn ẹlòmíràn.\nÌtìjú máa ń tètè lọ tí ẹ bá sọ ọ́.',
      },
    },
    summary: {
      heading: 'Àkótán',
      amount: 'Iye owó',
      number: 'Nọ́ńbà tàbí àkáǹtì tó gba owó náà',
      transaction: 'Kóòdù ìsanwó',
      story: 'Ohun tó ṣẹlẹ̀',
      lost: 'Ohun tí wọ́n gbà: {{what}}',
      copy: 'Da àkótán náà kọ',
      copied: 'Ẹ ti dà á kọ',
      share: 'Fi ránṣẹ́ lórí WhatsApp',
    },
  },
});
