import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Perdu de l'argent en ligne ? Notre hacker éthique peut récupérer votre argent, contactez-nous sur WhatsApp.",
      'Nous aidons à récupérer les fonds volés, payez après un petit frais.',
    ],
    en: [
      'Our ethical hacker can recover your money, contact him on Telegram.',
      'Recover your lost funds today, click the link.',
    ],
  },
  absent: {
    fr: ["J'ai réussi à récupérer mon sac à l'objet trouvé.", "Va récupérer les enfants à l'école."],
    en: ['Please get the children from school.', 'I found my lost bag at the station.'],
  },
};
