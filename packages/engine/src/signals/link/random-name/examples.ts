import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://xkqzvbtrw.com', 'https://a8f3k29qz7.net/', 'http://qh87lk7wq.org'],
  absent: [
    'https://boutique-adjovi.com',
    'https://ngbkoffi.com',
    'https://kpankpankan.org',
    'https://schtroumpfs.net',
    'https://schmaltz.de',
    'https://strengths.org',
    'https://gdscript-cours.org',
    'https://radio1.example.org',
  ],
};
