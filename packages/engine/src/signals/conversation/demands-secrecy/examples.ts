import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Surtout ne dis à personne que je t'ai contacté.",
      "Que ça reste entre nous, n'en parle pas à ta femme.",
    ],
    en: ["Don't tell anyone about this money.", 'Keep it confidential until the transfer is done.'],
  },
  absent: {
    fr: ['Ne communiquez votre code à personne.', 'Parle à ta mère avant de décider.'],
    en: ['Never share your PIN with anyone.', 'Tell your mother before you decide.'],
  },
};
