import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://mtn-bonus-benin.com',
    'http://orange-money-retrait.net',
    'https://whatsapp-cadeau.online',
    'http://netflixpaiement.info',
    'https://facebook-connexion.github.io',
  ],
  absent: [
    'https://www.mtn.bj',
    'https://cuba.example',
    'https://orange-blossom-tea.com',
    'https://heatwave-festival.org',
    'https://www.letelegramme.fr',
    'https://facebook.github.io/zstd/',
    'https://instagram-engineering.com',
  ],
};
