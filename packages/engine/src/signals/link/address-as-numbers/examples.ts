import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'http://197.234.221.9/momo',
    'http://3320503561/',
    'http://0xC5EADD09/login',
    'http://0305.0352.0335.011/',
    'https://[2001:db8::9]/a',
  ],
  absent: ['https://www.mtn.bj', 'http://192.168.1.1/', 'https://197-234-hotel.com'],
};
