import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Je suis veuve et atteinte d'un cancer, je veux vous faire don de 3 millions d'euros.",
      "Un notaire vous informe d'un héritage de deux millions, répondez vite.",
    ],
    en: [
      'I am a barrister, my late client left 4.5 million dollars and you are the next of kin.',
      'I am dying of cancer and want to give my fund of 2 million to charity through you.',
    ],
  },
  absent: {
    fr: [
      'Mon grand-père a laissé sa maison en héritage à mon père.',
      'Le notaire nous attend mardi pour la signature.',
    ],
    en: ['My grandfather left us the house.', 'The lawyer will read the will on Tuesday.'],
  },
};
