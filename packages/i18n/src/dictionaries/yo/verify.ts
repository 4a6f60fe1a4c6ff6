import french from '../fr/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  verify: {
    title: 'Àwọn irinṣẹ́ àyẹ̀wò',
    description: 'Ẹ ṣàyẹ̀wò líǹkì, nọ́ńbà tàbí ìfọ̀rọ̀wérọ̀ lọ́fẹ̀ẹ́. A kì í tọ́jú ohunkóhun.',
    tabs: 'Kí ni ẹ fẹ́ ṣàyẹ̀wò?',
    helpHeading: 'Bí ẹ ṣe máa ṣe é',
    busy: 'Àyẹ̀wò ń lọ lọ́wọ́...',
    checked: 'Ohun tí a ṣàyẹ̀wò',
    link: {
      tab: 'Líǹkì',
      label: 'Líǹkì tí ẹ fẹ́ ṣàyẹ̀wò',
      help: 'Ẹ da líǹkì náà kọ ní odindi. Ẹ má ṣe ṣí i.',
      submit: 'Ṣàyẹ̀wò líǹkì yìí',
      failed: 'A kò lè ṣàyẹ̀wò líǹkì yìí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú nígbà mìíràn.',
    },
    number: {
      tab: 'Nọ́ńbà fóònù',
      label: 'Nọ́ńbà tí ẹ fẹ́ ṣàyẹ̀wò',
      submit: 'Ṣàyẹ̀wò nọ́ńbà yìí',
      failed: 'A kò lè ṣàyẹ̀wò nọ́ńbà yìí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú nígbà mìíràn.',
    },
    conversation: {
      tab: 'Ìfọ̀rọ̀wérọ̀',
      label: 'Àtẹ̀jíṣẹ́ tàbí ìfọ̀rọ̀wérọ̀ tí ẹ fẹ́ ṣàyẹ̀wò',
      placeholder: 'Ẹ lẹ àtẹ̀jíṣẹ́ tí ẹ gbà síbí',
      submit: 'Ṣàyẹ̀wò ìfọ̀rọ̀wérọ̀ yìí',
      failed: 'A kò lè ṣàyẹ̀wò ìfọ̀rọ̀wérọ̀ yìí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú nígbà mìíràn.',
    },
    failure: {
      title: 'Àṣìṣe nínú àyẹ̀wò',
      conversationTitle: 'Àṣìṣe nínú àyẹ̀wò',
      text: 'Àṣìṣe kan ṣẹlẹ̀ nígbà àyẹ̀wò náà. Ẹ jọ̀wọ́, ẹ tún gbìyànjú.',
      retry: 'Gbìyànjú lẹ́ẹ̀kan sí i',
    },
  },
  result: {
    safeTitle: 'A kò rí ewu kankan',
    safeText: 'Gẹ́gẹ́ bí àyẹ̀wò wa, ó dà bíi pé kò léwu.',
    riskTitle: 'A rí ewu!',
    riskText: 'Ẹ ṣọ́ra! Ewu lè wà nínú èyí.',
    band: {
      low: 'Ewu kékeré',
      medium: 'Ẹ ṣọ́ra',
      high: 'Ewu',
      unknown: 'A kò rí ohun ìfura kankan, ẹ ṣì máa ṣọ́ra',
    },
    listen: 'Gbọ́ èsì àyẹ̀wò náà',
    stopListening: 'Dá kíkà náà dúró',
    whatToDo: 'Ohun tí ẹ máa ṣe báyìí',
    reasons: 'Ìdí rẹ̀',
    riskLevel: 'Ìwọ̀n ewu',
    reportScam: 'Fi jìbìtì yìí tó wa létí',
    communityOne: 'Ẹnì kan ti fi tó wa létí.',
    communityMany: 'Ènìyàn {{count}} ti fi tó wa létí.',
  },
});
