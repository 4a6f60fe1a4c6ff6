import type { PartialWording } from './wording.ts';

/** Wolof. Awaiting a native reader. */
export const wo: PartialWording = {
  say: {
    welcome: 'Nanga def. Nettali ma li xew, walla nga teg fii bataaxal bi. Bul bind mukk sa kod.',
    greeting: 'Nanga def.',
    'hang-up': 'Daggal telefon bi léegi.',
    'first-aid': 'Bul tontu, bul yónnee dara. Defal lii léegi:',
    danger: 'Musiba. Lii dafa mel ni njuuj-njaaj.',
    caution: 'Moytul. Bul yónnee dara balaa nga saytu.',
    unknown: 'Gisuma ci lu bon, waaye loolu firndeelul ne lu wóor la: moytul.',
    'do-now': 'Li nga wara def léegi:',
  },
  questions: {
    safety: 'Ndax yónnee nga xaalis, walla jox nga kenn sa kod?',
    when: 'Kañ la xew?',
    'on-phone': 'Ndax yaa ngi wax ak moom ba léegi ci telefon?',
    'return-asked': 'Ndax dañu la laaj nga delloo xaalis bi?',
    'what-asked': 'Lan lañu la laaj?',
  },
  replies: {
    yes: 'Waaw',
    no: 'Déedéet',
    unsure: 'Xawma',
    nothing: 'Déedéet, dara',
    money: 'Waaw, xaalis',
    code: 'Waaw, kod',
    today: 'Tey',
    earlier: 'Démb walla lu ko jiitu',
    'wants-money': 'Xaalis',
    'wants-code': 'Kod',
  },
  followUps: { 'what-now': 'Lan laa wara def léegi?', why: 'Lu tax?', restart: 'Saytu bu bees' },
};
