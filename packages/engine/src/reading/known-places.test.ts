import { expect, it } from 'vitest';
import { readConversation } from './conversation-reading.ts';

const placesIn = (text: string) =>
  readConversation(text, {}).knownPlaces.map(([start, end]) => text.slice(start, end));

it.each([
  'https://vm.tiktok.com/ZMhPq7RkL/',
  'https://maps.app.goo.gl/8hJkLmNoPqRsTuVw9',
  'https://www.sgg.gouv.bj/doc/decret-2026-123/',
  'https://www.mtn.bj/aide',
  'https://www.jeuneafrique.com/1512345/politique/',
])('everybody knows %s', (link) => expect(placesIn(`Regarde ${link} ce soir`)).toEqual([link]));

it.each([
  'https://forms.gle/AbCdEfGhIjKlMnOp8',
  'https://wa.me/22901970000',
  'https://bit.ly/3xYzAbC',
  'https://boutique-adjovi.bj/produits',
  'https://facebook.com-profil.top/koffi',
  'https://www.youtube.com/redirect?q=https://promo.xyz/a',
  'https://www.mtn.bj@promo.xyz/a',
  'https://adjovi.blogspot.com/2026/11/gain.html',
])('nobody knows what stands at %s', (link) => expect(placesIn(`Regarde ${link} ce soir`)).toEqual([]));
