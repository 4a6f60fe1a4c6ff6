import type { VerdictCard } from './verdict-card.ts';

/** Of the site's light theme, as `packages/ui/src/theme` has them. */
export const COLORS = {
  surface: '#FFFFFF',
  ink: '#1B1E3C',
  muted: '#484C69',
  danger: { solid: '#B3261E', onSolid: '#FFFFFF', soft: '#FBEAE6', text: '#7A1610' },
  caution: { solid: '#F2B01E', onSolid: '#3D2800', soft: '#FDF1D3', text: '#5C3D00' },
} as const;

const THREADS: Readonly<Record<string, string>> = {
  i: '#2B2F77',
  s: '#F2B01E',
  l: '#B3261E',
  g: '#1B7A3D',
  c: '#FBF7F0',
};
const STRIPES = 'iiisiiiiiisiliiilisiiiiiisiii';
/** The woven band of the site. */
const DRAFT = ['sslllllss|gcgcgcgcg', 'slllcllls|cgcgcgcgc', 'lllclclll|gcgcgcgcg'];

/** A strip of cloth across the card, one rectangle a thread. */
export function bandOf(width: number, thread: number): string {
  const [edge = '', ...inner] = DRAFT.map((row) => row.split('|').join(STRIPES)).map((row) => STRIPES + row);
  const rows = [edge, ...inner, ...inner.slice(0, -1).toReversed(), edge];
  return rows
    .flatMap((row, y) =>
      Array.from({ length: Math.ceil(width / thread) }, (_, x) => {
        const color = THREADS[row[x % row.length] ?? 'i'];
        return `<rect x="${x * thread}" y="${y * thread}" width="${thread}" height="${thread}" fill="${color}"/>`;
      }),
    )
    .join('');
}

/** The site's verdict marks, on a field of 64 × 64. */
const MARKS: Readonly<Record<VerdictCard['verdict'], readonly [outline: string, sign: string]>> = {
  danger: [
    'M20.9 3.2a4 4 0 0 1 2.8-1.2h16.6a4 4 0 0 1 2.8 1.2l17.7 17.7a4 4 0 0 1 1.2 2.8v16.6a4 4 0 0 1-1.2 2.8L43.1 60.8a4 4 0 0 1-2.8 1.2H23.7a4 4 0 0 1-2.8-1.2L3.2 43.1A4 4 0 0 1 2 40.3V23.7a4 4 0 0 1 1.2-2.8Z',
    'M32 17v20M32 47v.1',
  ],
  caution: [
    'M28.5 6.2a4 4 0 0 1 7 0l25.3 45.9A4 4 0 0 1 57.3 58H6.7a4 4 0 0 1-3.5-5.9Z',
    'M32 23v16M32 48v.1',
  ],
};

/** Octagon or triangle: told apart without colour. */
export function markOf(verdict: VerdictCard['verdict'], x: number, y: number, size: number): string {
  const [outline, sign] = MARKS[verdict];
  const { solid, onSolid } = COLORS[verdict];
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><path d="${outline}" fill="${solid}"/><path d="${sign}" fill="none" stroke="${onSolid}" stroke-width="5" stroke-linecap="round"/></g>`;
}
