import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Belle chambre à louer, envoyez une avance de 30 000 par Moov pour bloquer avant la visite.',
      "Je vends ma moto 150 000, faites un acompte de la moitié et je l'expédie.",
    ],
    en: [
      'Self contain for rent, send the deposit to this account before inspection.',
      'iPhone for sale cheap, pay half payment and I ship it.',
    ],
  },
  absent: {
    fr: [
      'Chambre à louer à Akpakpa, visite samedi, vous payez après la visite.',
      "Je vends ma moto, venez l'essayer au marché.",
    ],
    en: [
      'Apartment for rent, come for viewing on Saturday, pay after viewing.',
      'Selling my laptop, meet me at the mall to test it.',
    ],
  },
};
