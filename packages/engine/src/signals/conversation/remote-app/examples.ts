import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Installez AnyDesk pour que notre technicien répare votre compte.',
      "Téléchargez l'APK de mise à jour MoMo ici.",
    ],
    en: ['Please install AnyDesk so our technician can help.', 'Download this apk to get your bonus.'],
  },
  absent: {
    fr: [
      "N'installez jamais AnyDesk à la demande d'un inconnu.",
      "Installe l'application de la banque depuis le Play Store.",
    ],
    en: ['Never install AnyDesk for a stranger.', 'Download our app from the Play Store.'],
  },
};
