import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Votre compte Mobile Money sera bloqué ce soir. Confirmez vos informations ici : http://momo-valide.net',
      'Cher client, votre carte SIM est suspendue. Rappelez notre agent pour la réactiver.',
    ],
    en: [
      'Your account has been suspended. Verify it now at http://secure-bank-login.info',
      'Dear customer your SIM will be blocked, call our agent to update it.',
    ],
  },
  absent: {
    fr: [
      'Votre compte a été débité de 5 000 F. Nouveau solde : 12 300 F.',
      'Votre carte est bloquée après trois essais. Passez en agence avec votre pièce.',
      'On se voit quand tu veux, mon compte est vide lol',
    ],
    en: [
      'Your account was credited with 50,000. New balance 62,300.',
      'Your card is blocked after three wrong PINs. Visit any branch with your ID, at the branch.',
      'My phone line expired yesterday, so I was offline.',
    ],
  },
};
