import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "J'ai ta vidéo intime. Paie 200 000 ou je vais la publier à tous tes contacts.",
      "Envoie l'argent ce soir sinon je vais diffuser tes photos intimes.",
    ],
    en: [
      'I have your nudes, send 300 dollars or I will post them, your family will see.',
      'Pay 500 in bitcoin or the explicit video goes to your contacts.',
    ],
  },
  absent: {
    fr: [
      "Ne publie pas la vidéo de l'anniversaire, maman n'aime pas.",
      'La police a arrêté le voleur de motos hier soir.',
    ],
    en: ['Please do not post the video of the party.', 'The police arrested the thief last night.'],
  },
};
