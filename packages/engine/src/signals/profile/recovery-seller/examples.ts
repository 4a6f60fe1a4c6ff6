import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['@crypto_recovery_expert', 'Récupération de compte Facebook', 'Ethical Hacker Pro', 'hacker_fiable'],
  absent: ['@boutique.adjovi', 'Radio Récré', 'Awa Koffi'],
};
