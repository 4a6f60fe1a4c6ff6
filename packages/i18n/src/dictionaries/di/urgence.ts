import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'N ye wari ci',
    lost: { money: 'Wari' },
    country: 'I ka jamana',
    start: 'A daminɛ',
    report: 'A fɔ an ye yan',
    steps: {
      stop: {
        title: 'Kana kuma u fɛ tugun',
        text: 'Kana u jaabi tugun. Kana foyi ci tugun. Cikanw ni nimɔrɔ mara.',
      },
      code: { title: 'I ka kode yɛlɛma' },
    },
  },
});
