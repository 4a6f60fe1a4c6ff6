import type { PartialWording } from './wording.ts';

/** Wolof. Awaiting a native reader. */
export const wo: PartialWording = {
  say: {
    greeting: 'Nanga def.',
    danger: 'Musiba. Lii dafa mel ni njuuj-njaaj.',
    'do-now': 'Li nga wara def léegi:',
  },
  actions: { 'hang-up': 'Daggal telefon bi léegi.' },
  replies: {
    yes: 'Waaw',
    no: 'Déedéet',
    unsure: 'Xawma',
    nothing: 'Déedéet, dara',
    'lost-money': 'Waaw, xaalis',
    'lost-code': 'Waaw, kod',
    'wants-money': 'Xaalis',
    'wants-code': 'Kod',
  },
  followUps: { 'what-now': 'Lan laa wara def léegi?', why: 'Lu tax?', restart: 'Saytu bu bees' },
};
