import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Mo ti fi owó náà ránṣẹ́',
    lead: 'Kì í ṣe ẹ̀bi yín. Ẹ ṣe nǹkan kọ̀ọ̀kan lẹ́ẹ̀kan.',
    what: 'Kí ni ó lọ?',
    lost: { money: 'Owó', code: 'Kóòdù tàbí ọ̀rọ̀ aṣínà' },
    when: 'Ìgbà wo ni owó náà lọ?',
    ago: { now: 'Ní báyìí gan-an', hour: 'Ní wákàtí kan sẹ́yìn', earlier: 'Ṣáájú ìgbà yẹn' },
    country: 'Orílẹ̀-èdè yín',
    start: 'Bẹ̀rẹ̀',
    position: 'Ìgbésẹ̀ {{step}} nínú {{total}}',
    next: 'Mo ti ṣe é, tẹ̀síwájú',
    previous: 'Ìgbésẹ̀ tó ṣáájú',
    again: 'Bẹ̀rẹ̀ láti ìbẹ̀rẹ̀',
    report: 'Fi jìbìtì náà tó wa létí níbí',
    chat: 'Bá olùrànlọ́wọ́ sọ̀rọ̀',
    steps: {
      stop: {
        title: 'Ẹ má bá wọn sọ̀rọ̀ mọ́',
        text: 'Ẹ má fèsì mọ́. Ẹ má fi nǹkan kan ránṣẹ́ mọ́. Ẹ tọ́jú àwọn àtẹ̀jíṣẹ́ náà àti nọ́ńbà náà.',
      },
      money: {
        title: 'Ẹ pe ilé-iṣẹ́ fóònù yín tàbí báńkì yín',
        text: 'Ẹ ní kí wọ́n dá owó náà dúró, kí wọ́n sì fún yín ní nọ́ńbà ẹjọ́ yín.',
      },
      code: { title: 'Ẹ yí kóòdù yín padà' },
      account: { title: 'Ẹ gba àkáǹtì yín padà' },
      summary: {
        title: 'Ẹ kọ ohun tó ṣẹlẹ̀ sílẹ̀',
        details: 'Ẹ má ṣe kọ kóòdù ìkọ̀kọ̀ yín láéláé.',
      },
      complain: {
        title: 'Ẹ fi ẹjọ́ sùn',
        text: 'Ẹ lọ sí àgọ́ ọlọ́pàá tó súnmọ́ yín jù, tàbí kí ẹ lo àwọn ọ̀nà wọ̀nyí.',
      },
      rescuers: {
        title: 'Ẹ ṣọ́ra fún àwọn olùgbàlà èké',
        text: 'Ṣé ẹnì kan ṣèlérí láti gba owó yín padà tí ẹ bá sanwó? Ẹ má sanwó. Ìdẹkùn kejì ni.',
      },
      tell: {
        title: 'Ẹ sọ ọ́, kí ẹ sì tọ́jú ara yín',
        text: 'Ẹ fi jìbìtì náà tó wa létí níbí, láìsọ orúkọ yín. Ẹ pe ẹnì kan tí ẹ fọkàn tán. Kì í ṣe ẹ̀bi yín.',
      },
    },
    summary: { amount: 'Iye owó' },
  },
});
