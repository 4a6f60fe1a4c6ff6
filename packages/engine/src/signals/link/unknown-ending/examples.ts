import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://cuba.example', 'http://serveur.local/'],
  absent: ['https://www.mtn.bj', 'https://moov-africa.ml', 'http://192.168.1.1'],
};
