import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'http://espace.client.connexion.compte.exemple-site.com/',
    'https://votre-compte-sera-bloque-sans-votre-reponse-rapide.exemple.org',
  ],
  absent: ['https://fr.m.wikipedia.org', 'https://www.boutique-adjovi.com'],
};
