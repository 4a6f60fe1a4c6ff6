import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://mtn-bonus-benin.com',
    'http://orange-money-retrait.net',
    'https://whatsapp-cadeau.online',
    'http://netflixpaiement.info',
  ],
  absent: [
    'https://www.mtn.bj',
    'https://cuba.example',
    'https://orange-blossom-tea.com',
    'https://heatwave-festival.org',
    'https://www.letelegramme.fr',
  ],
};
