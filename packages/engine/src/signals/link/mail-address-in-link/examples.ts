import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://exemple.org/page#awa@exemple.bj', 'http://exemple.net/l.php?e=koffi%40exemple.com'],
  absent: ['https://exemple.org/?q=bonjour', 'https://www.tiktok.com/@boutique.adjovi', 'awa@exemple.bj'],
};
