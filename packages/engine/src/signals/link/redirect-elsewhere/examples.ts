import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://portail.example.com/sortie?url=https%3A%2F%2Fpromo-gagnant.xyz%2Fx',
    'https://exemple.org/redirect?to=http://autre-site.net/',
  ],
  absent: ['https://exemple.org/?retour=https://exemple.org/accueil', 'https://exemple.org/?q=bonjour'],
};
