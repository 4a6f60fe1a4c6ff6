import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Vous avez reçu 25 000 FCFA de KOSSI AGBO (22997123456) le 2026-11-04 08:36:48. Nouveau solde : 51 609 FCFA. ID : 19005237044.',
      'Retrait validé. Montant : 100 000 FCFA. Frais : 1 000 FCFA. Nouveau solde Flooz : 61 271 FCFA. Trx id : 8812345678.',
    ],
    en: [
      'You have received GHS 120.00 from AMA MENSAH. Current Balance: GHS 337.16. Transaction ID: 8812345678. Fee: 0.00',
      'Acct:**737 DR Amt:N650.00 Desc: POS purchase 09/06/2026 Bal:N289.69',
    ],
  },
  absent: {
    fr: [
      'Je t’ai envoyé 25 000 F ce matin, tu as reçu ?',
      'Votre facture de 14 300 F est prête, payez en agence.',
    ],
    en: ['I sent you 200 cedis this morning, did you get it?', 'Your bill of 4,000 naira is ready.'],
  },
};
