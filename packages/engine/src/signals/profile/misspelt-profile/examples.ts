import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['@ec0bank_benin', 'Westerm Union', 'https://instagram.com/faceb00k.help'],
  absent: ['@ecobank', '@finance.locale', 'Awa Koffi'],
};
