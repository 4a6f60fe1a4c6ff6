import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['@user83920193', 'instagram.com/x8k2q9zt4', '@marie19482736'],
  absent: [
    '@boutique.adjovi',
    '@awa2004',
    'facebook.com/profile.php?id=100012345678901',
    'Jean Koffi',
    'https://www.linkedin.com/in/koffi-adjovi-1a2b3c4d/',
    'https://www.linkedin.com/in/koffi-adjovi-19482736a/',
  ],
};
