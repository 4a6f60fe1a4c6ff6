/** Shape and sign of each outcome on a field of 64 × 64, as in the interface (packages/ui/src/patterns/verdict-mark). */
const SHAPES = {
  safe: '<circle cx="32" cy="32" r="30" stroke="none" fill="currentColor"/><g stroke="#fff"><path d="M32 15c4 3 9 5 14 5v12c0 9-5 14-14 18-9-4-14-9-14-18V20c5 0 10-2 14-5Z"/><path d="m25 32 5 5 9-10"/></g>',
  unknown:
    '<circle cx="32" cy="32" r="28" stroke-dasharray="10 7.6"/><path d="M25 26a7 7 0 1 1 10.5 6.1c-2.4 1.4-3.5 2.9-3.5 5.4"/><path d="M32 45v.1"/>',
  caution:
    '<path d="M28.5 6.2a4 4 0 0 1 7 0l25.3 45.9A4 4 0 0 1 57.3 58H6.7a4 4 0 0 1-3.5-5.9Z" fill="#F2B01E" stroke="none"/><path d="M32 23v16M32 48v.1" stroke="#3D2800"/>',
  danger:
    '<path d="M20.9 3.2a4 4 0 0 1 2.8-1.2h16.6a4 4 0 0 1 2.8 1.2l17.7 17.7a4 4 0 0 1 1.2 2.8v16.6a4 4 0 0 1-1.2 2.8L43.1 60.8a4 4 0 0 1-2.8 1.2H23.7a4 4 0 0 1-2.8-1.2L3.2 43.1A4 4 0 0 1 2 40.3V23.7a4 4 0 0 1 1.2-2.8Z" fill="currentColor" stroke="none"/><path d="M32 17v20M32 47v.1" stroke="#fff"/>',
};

export const shape = (outcome) =>
  `<svg viewBox="0 0 64 64" class="shape ${outcome}" style="stroke-width:5">${SHAPES[outcome]}</svg>`;

export const LOGO =
  '<svg viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="#2B2F77" stroke="#fff" stroke-width="1.5"/><g fill="none" stroke-linecap="butt"><path d="M33 11 16.5 29.5" stroke-width="6" stroke="#FFFFFF"/><path d="m6 17.5 16.5 14.5" stroke-width="9" stroke="#2B2F77"/><path d="m7.5 18.8 13 11.4" stroke-width="6" stroke="#F2B01E"/></g></svg>';

const STRIPES = 'iiisiiiiiisiliiilisiiiiiisiii';
/** The woven band of the interface (packages/ui/src/components/woven-band/draft.ts), a letter a thread. */
const CLOTH = [
  `${STRIPES}sslllllss${STRIPES}gcgcgcgcg`,
  `${STRIPES}slllcllls${STRIPES}cgcgcgcgc`,
  `${STRIPES}lllclclll${STRIPES}gcgcgcgcg`,
  `${STRIPES}slllcllls${STRIPES}cgcgcgcgc`,
  `${STRIPES}sslllllss${STRIPES}gcgcgcgcg`,
];
const THREADS = { i: '#2B2F77', s: '#F2B01E', l: '#B3261E', g: '#1B7A3D', c: '#FBF7F0' };

const threads = CLOTH.flatMap((row, y) =>
  [...row].map((letter, x) => `<rect x="${x}" y="${y}" width="1" height="1" fill="${THREADS[letter]}"/>`),
);
const cloth = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CLOTH[0].length} 5" shape-rendering="crispEdges">${threads.join('')}</svg>`;

export const BAND = `<div class="band" style="background-image:url('data:image/svg+xml;base64,${Buffer.from(cloth).toString('base64')}')"></div>`;
