import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Travail à domicile, 20 000 F par jour sans expérience, contactez-nous sur WhatsApp.',
      'Recrutement au Canada, visa offert, envoyez votre passeport.',
    ],
    en: [
      'Earn 50 dollars per day with an online job, no experience, message us on Telegram.',
      'Work from home, simple tasks, click the link.',
    ],
  },
  absent: {
    fr: ['Ton travail commence lundi à 8h, apporte ton contrat.', 'Le salaire de ce mois a été viré.'],
    en: ['Your job interview is on Monday at 9.', 'The salary for this month has been paid.'],
  },
};
