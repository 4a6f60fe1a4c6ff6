import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['http://petit-site.net/paypal/login.php', 'https://exemple-cantine.org/.tmp/netflix/compte/'],
  absent: [
    'https://www.paypal.com/login',
    'https://blog-du-quartier.com/whatsapp-et-nos-enfants',
    'https://presse-locale.com/mtn/compte',
  ],
};
