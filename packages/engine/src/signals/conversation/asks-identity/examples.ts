import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Pour votre prêt, envoyez une photo de votre carte d'identité et un selfie.",
      "Vous êtes sélectionné : transmettez votre numéro de carte et la date d'expiration.",
    ],
    en: [
      'To release your prize send a copy of your ID and your bank details.',
      'For the loan provide your BVN, selfie and account number.',
    ],
  },
  absent: {
    fr: ["Apporte ta pièce d'identité au guichet pour le prêt.", 'Envoie-moi un selfie de la fête !'],
    en: ['Bring your ID card at the branch for the loan.', 'Send me a selfie from the party!'],
  },
};
