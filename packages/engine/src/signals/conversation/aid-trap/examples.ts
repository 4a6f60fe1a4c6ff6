import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Subvention de l'État : 85 000 F pour chaque famille. Inscrivez-vous sur ce lien pour en bénéficier : http://aide-famille.xyz",
      'Un remboursement vous attend, validez vos coordonnées sur http://impots-remboursement.info',
    ],
    en: [
      'Government grant of 50,000 naira: apply on this link to receive yours http://grant-ng.top',
      'Your tax refund is ready, claim it here http://refund-hm.info',
    ],
  },
  absent: {
    fr: [
      'La bourse a été versée ce matin, vérifie à la banque.',
      'La mairie aide les familles : passez au centre social sur place.',
      "L'allocation est sur ton compte. Pour recevoir, aucun code PIN n'est demandé.",
    ],
    en: [
      'The church relief fund meets after service.',
      'Your refund for the returned shoes has been paid to your card.',
      'Claim your stipend at the finance office; no PIN is needed to receive it.',
    ],
  },
};
