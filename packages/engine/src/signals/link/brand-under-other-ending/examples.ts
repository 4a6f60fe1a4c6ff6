import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://telegram.top/', 'http://whatsapp.click', 'https://metamask.at', 'mtn.shop/cadeau'],
  absent: [
    'https://telegram.org',
    'https://www.mtn.ci',
    'https://cuba.example',
    'https://moovingcompany.com',
  ],
  undecided: [
    'https://moov-africa.ml',
    'https://www.dhl.ci',
    'https://netflix.github.io/conductor/',
    'https://www.airtel.com',
  ],
};
