import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://mon-espace-client-valide.com', 'http://a--b--c.example.org'],
  absent: ['https://boutique-adjovi.com', 'https://la-belle-ecole.org'],
};
