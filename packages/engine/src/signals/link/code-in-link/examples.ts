import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    "javascript:alert('code')",
    'data:text/html;base64,PGI+',
    'java\tscript:void(0)',
    'intent://scan/#Intent;scheme=zxing;end',
  ],
  absent: ['https://boutique-adjovi.com/data:1', 'https://www.mtn.bj', 'data.gouv.fr'],
  undecided: ['file:///sdcard/Download/a.html', 'about:blank'],
};
