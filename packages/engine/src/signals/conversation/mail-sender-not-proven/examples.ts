import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'De : Banque <info@boabenin.com>\nAuthentication-Results: mx.example; spf=fail; dkim=none; dmarc=fail\n\nVotre compte est bloqué. Envoyez votre code secret.',
      'De : Impôts <avis@impots.bj>\nAuthentication-Results: mx.example; spf=softfail; dkim=none\n\nPayez 25 000 F aujourd’hui pour éviter une amende.',
    ],
    en: [
      'From: Bank <info@ecobank.com>\nAuthentication-Results: mx.example; dmarc=fail (p=NONE)\n\nYour account is blocked, send your PIN code.',
    ],
  },
  absent: {
    fr: [
      'De : Banque <info@ecobank.com>\nAuthentication-Results: mx.example; spf=fail; dkim=pass; dmarc=pass\n\nVotre relevé est disponible.',
      'De : Awa <awa@gmail.com>\n\nBonjour, à demain.',
    ],
    en: [
      'From: Bank <info@ecobank.com>\nAuthentication-Results: mx.example; spf=pass; dkim=fail; dkim=pass; dmarc=pass\n\nYour statement is ready.',
      'From: Ama <ama@gmail.com>\nAuthentication-Results: mx.example; spf=softfail; dkim=pass\n\nSee you tomorrow.',
    ],
  },
};
