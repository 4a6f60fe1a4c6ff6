import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Yónnee naa xaalis bi',
    what: 'Lan moo dem?',
    lost: { money: 'Xaalis' },
    country: 'Sa réew',
    start: 'Tàmbalil',
    next: 'Def naa ko, li ci topp',
    report: 'Yëgleel fii njuuj-njaaj bi',
    steps: {
      stop: {
        title: 'Bul waxati ak ñoom',
        text: 'Bul tontu. Bul yónneeti dara. Dencal bataaxal yi ak nimero bi.',
      },
      money: { title: 'Woowal sa bànk walla sa operatër' },
      code: { title: 'Soppil sa kod' },
      summary: { details: 'Bul bind mukk sa kod.' },
      rescuers: { title: 'Moytul ñi lay dig delloo sa xaalis' },
    },
  },
});
