import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Mon amour, je suis bloqué à l'aéroport, envoie 100 000 F pour mon billet, je suis malade sans toi et à l'hôpital.",
      'Ma chérie, ton colis est à la douane, envoie les frais de 75 000 F.',
    ],
    en: [
      'My love, I am stranded at the airport, please send 200 dollars for the ticket.',
      'Honey, the parcel with your gifts is at customs, send the fee of 300 dollars.',
    ],
  },
  absent: {
    fr: ["Mon amour, n'oublie pas le pain ce soir.", "Ma chérie, je t'ai envoyé l'argent du marché."],
    en: ['My love, do not forget the bread.', 'Honey, I sent you the market money.'],
  },
};
