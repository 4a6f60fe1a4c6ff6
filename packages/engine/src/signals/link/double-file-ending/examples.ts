import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://exemple.org/facture.pdf.exe',
    'http://exemple.net/photo.jpg.apk',
    'https://exemple.net/releve.pdf.html',
  ],
  absent: [
    'https://exemple.org/archive.tar.gz',
    'https://exemple.org/facture.pdf',
    'https://exemple.org/jquery.min.js',
  ],
};
