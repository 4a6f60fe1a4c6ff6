import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Assurance maladie : votre carte vitale expire, cliquez sur http://ma-carte-renouvelee.info',
      'Confirmez votre paiement en suivant ce lien http://paiement-valide.net',
    ],
    en: [
      'Your payment failed, click http://pay-update.info',
      'Visit http://claim-now.info to confirm your card.',
    ],
  },
  absent: {
    fr: [
      'Voici le lien de la réunion : https://exemple.org/reunion',
      "Ne cliquez pas sur ce lien, c'est une arnaque.",
      'Bonjour, ici le service client de votre banque. Vous avez gagné un bon de 500 F, à retirer au guichet. http://exemple.org',
      'Votre carte grise est prête. Connectez-vous sur https://www.service-public.bj pour la retirer.',
    ],
    en: [
      'Here is the link to the photos: https://example.org/photos',
      'Do not click that link, it is a scam.',
      'Your tax return was received. To check your account, sign in on www.gov.uk.',
    ],
  },
};
