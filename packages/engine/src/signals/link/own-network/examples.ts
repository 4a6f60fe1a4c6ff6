import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['http://192.168.1.1', '192.168.0.1/login', 'http://10.0.0.138:8080/admin', 'http://[fe80::1]/'],
  absent: ['http://197.234.221.9/momo', 'https://192.168.1.1.mtn-box.top/', 'https://www.mtn.bj'],
};
