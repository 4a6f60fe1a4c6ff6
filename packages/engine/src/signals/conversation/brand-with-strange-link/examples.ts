import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Ecobank : confirmez vos informations sur http://acces-clients-info.net/e',
      'Netflix : votre paiement est refusé, cliquez sur https://facture-regul.com',
    ],
    en: [
      'PayPal: confirm your details at http://secure-help-center.net',
      'DHL: your parcel waits, click http://fast-track-pay.info to confirm',
    ],
  },
  absent: {
    fr: [
      'Ecobank : nos nouveaux tarifs sont sur https://www.ecobank.com',
      "J'ai vu un article sur Netflix : https://exemple-journal.org/series",
      "Ecobank : un paiement chez FNAC.COM attend votre accord. Validez-le dans l'application.",
    ],
    en: [
      'DHL: track your parcel at https://www.dhl.com',
      'I read about PayPal here: https://example-news.org/article',
      'Ecobank: a payment at melcom.com waits for you. Confirm it in the app.',
    ],
  },
};
