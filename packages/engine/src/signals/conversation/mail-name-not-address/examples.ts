import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'De : MTN Bénin <mtn.promo2026@gmail.com>\nObjet : Votre compte\n\nVotre compte est bloqué, cliquez sur http://mtn-compte.xyz pour le débloquer.',
      'De : "Service client Ecobank" <alerte@ecobank-verif.info>\n\nVotre compte est suspendu. Envoyez votre code secret.',
    ],
    en: [
      'From: Western Union <payout.office@outlook.com>\nSubject: Your payment\n\nSend the fee of 200 dollars to receive your payment.',
      'From: "Orange Money" <service@orange-cash.top>\n\nYour account is blocked. Send your PIN code now.',
    ],
  },
  absent: {
    fr: [
      'De : MTN Bénin <info@mtn.bj>\nObjet : Votre facture\n\nVotre facture de novembre est disponible.',
      'De : Awa Kouassi <awa.kouassi@gmail.com>\n\nBonjour maman, je t’envoie les photos de la fête.',
      'De : Marie Orange <marie.orange@gmail.com>\n\nOn se voit demain ?',
    ],
    en: [
      'From: Ecobank <info@ecobank.com>\nSubject: Your statement\n\nYour statement for November is ready.',
      'From: John Wave <john.wave@yahoo.com>\n\nSee you tomorrow at the market.',
    ],
  },
};
