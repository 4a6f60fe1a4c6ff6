import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Grand marabout, retour affectif en 3 jours, appelez maintenant.',
      'Le portefeuille magique te donne 500 000 par jour, contacte le maître.',
    ],
    en: [
      'Powerful spell caster, bring back your ex, contact him now.',
      'Join the illuminati and receive money, message us on WhatsApp.',
    ],
  },
  absent: {
    fr: [
      'Le conte du marabout et de la tortue passe ce soir à la radio.',
      'Le médecin a dit que tout va bien.',
    ],
    en: ['The film about the herbalist is tonight.', 'The doctor said all is well.'],
  },
};
