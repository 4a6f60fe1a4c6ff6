import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['http://exemple-site.com:8989/register', 'exemple.org:2083'],
  absent: ['https://exemple-site.com:443/', 'http://exemple-site.com:80/', 'https://exemple-site.com'],
};
