/**
 * The host of the map's pieces. The server's policy for pages names the same host. Its terms want to know the site that asks, so
 * the referrer is sent, without the path.
 */
export const TILES = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  referrerPolicy: 'origin',
} as const;
