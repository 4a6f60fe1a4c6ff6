import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Offre de prêt entre particuliers sans garantie, taux de 2 %, écrivez-moi sur WhatsApp.',
      "Besoin d'un prêt rapide en 24h ? Contactez M. Bernard, particulier sérieux.",
    ],
    en: [
      'Instant loan without collateral, low interest, contact us on WhatsApp.',
      'Get a guaranteed loan in 24hrs, bad credit accepted, call now.',
    ],
  },
  absent: {
    fr: [
      'Votre échéance de prêt de 15 000 F est due le 5. Merci de passer en agence.',
      'La microfinance étudie votre demande de prêt, réponse en agence.',
    ],
    en: [
      'Your loan instalment of 200 is due on the 5th, pay at the branch.',
      'I borrowed a book from the library.',
    ],
  },
};
