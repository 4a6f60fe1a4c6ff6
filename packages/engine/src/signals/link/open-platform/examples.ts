import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://docs.google.com/forms/d/e/1FAIpQLSdKoffiAdjovi/viewform',
    'https://forms.gle/KoffiAdjovi22',
    'https://www.dropbox.com/scl/fi/k0ff1/photos.zip',
    'https://vm.tiktok.com/ZMkoffi22/',
    'https://youtu.be/adjoviKoffi?si=p0sZRZfvW',
    'https://www.facebook.com/share/p/1Koffi22/?mibextid=wwXIfr',
  ],
  absent: [
    'https://www.tiktok.com',
    'https://tiktok.com.boutique-adjovi.com/video/12',
    'https://boutique-adjovi.com/tiktok.com/video',
    'https://bit.ly/3xYz12A',
    'https://chat.whatsapp.com/AbCdEfGhIjK',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fboutique-adjovi.com%2F',
  ],
};
