import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'Service client MTN +229 01 10 12 34 56',
    'Moov service clientèle : 0197123456',
    '+225 01234 Orange Money assistance',
    'Agence Moov officiel : +229 987',
    'Wave customer care +221 77 123 45 67',
  ],
  absent: [
    '01 97 12 34 56',
    'agent MTN 01 97 12 34 56',
    'agence MTN Akpakpa 01 97 12 34 56',
    'Koffi MTN +229 01 97 12 34 56',
    'MTN Ghana customer care 0244 300 000',
    'assistance informatique Koffi 0197123456',
  ],
};
