import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://www.instagram.com/whatsapp/', 'tiktok.com/@tiktok'],
  absent: ['@whatsapp', 'https://www.facebook.com/mtn.gain.2026', 'WhatsApp officiel'],
};
