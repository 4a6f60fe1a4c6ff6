import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://momo-plus.net/MoMo-Plus.apk',
    'http://fichier.example.com/facture.exe?id=3',
    'https://depot.site/app.xapk',
  ],
  absent: [
    'https://play.google.com/store/apps/details?id=com.exemple.apk',
    'https://boutique-adjovi.com/catalogue.pdf',
    'https://apk.example-blog.org/',
  ],
};
