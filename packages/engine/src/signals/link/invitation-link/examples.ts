import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://t.me/mtn_bonus_benin', 'https://wa.me/22901000000?text=je+veux+mon+cadeau'],
  absent: ['https://www.whatsapp.com', 'https://boutique-adjovi.com/whatsapp', 'https://t.me'],
  undecided: [
    'https://chat.whatsapp.com/AbCdEfGhIjK',
    'https://api.whatsapp.com/send?phone=22901000000',
    'https://t.me/boutiqueadjovi',
  ],
};
