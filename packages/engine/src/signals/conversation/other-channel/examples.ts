import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Pour votre gain, contactez l'agent sur WhatsApp.",
      'Investissement rentable, écrivez-moi sur Telegram.',
    ],
    en: ['To get your profit contact the agent on WhatsApp.', 'About the loan, message us on Telegram.'],
  },
  absent: {
    fr: ['Écris-moi sur WhatsApp quand tu arrives.', 'Le groupe WhatsApp des parents est ouvert.'],
    en: ['Text me on WhatsApp when you arrive.', 'The parents have a WhatsApp group.'],
  },
};
