import * as css from './hero-illustration.css.ts';

/** A hanging cloth of three strips, and a phone before it: one message stopped, one let through. */
export function HeroIllustration() {
  return (
    <svg viewBox="0 0 360 400" className={css.drawing} aria-hidden="true" focusable="false">
      <rect x="8" y="24" width="344" height="360" rx="24" className={css.sunken} />
      {[24, 260].map((x) => (
        <Strip key={x} x={x} />
      ))}
      <rect x="84" y="8" width="192" height="384" rx="28" className={css.ink} />
      <rect x="94" y="20" width="172" height="360" rx="18" className={css.surface} />
      <rect x="110" y="48" width="120" height="76" rx="14" className={css.sunken} />
      <rect x="124" y="64" width="92" height="10" rx="5" className={css.line} />
      <rect x="124" y="82" width="76" height="10" rx="5" className={css.line} />
      <rect x="124" y="100" width="50" height="10" rx="5" className={css.line} />
      <path d="M208 98h24l17 17v24l-17 17h-24l-17-17v-24Z" className={css.danger} />
      <path d="M220 110v18M220 140v.1" strokeWidth="7" strokeLinecap="round" className={css.onDanger} />
      <rect x="130" y="196" width="120" height="62" rx="14" className={css.sunken} />
      <rect x="144" y="212" width="92" height="10" rx="5" className={css.line} />
      <rect x="144" y="230" width="64" height="10" rx="5" className={css.line} />
      <circle cx="140" cy="262" r="28" className={css.success} />
      <path
        d="m128 262 9 9 16-18"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={css.onSuccess}
      />
      <rect x="110" y="324" width="140" height="36" rx="12" className={css.indigo} />
    </svg>
  );
}

/** Colours of one repeat, from top to bottom; a block is a row of two threads crossing. */
const REPEAT = [
  css.indigo,
  css.sun,
  css.indigo,
  css.laterite,
  'block',
  css.laterite,
  css.indigo,
  css.leaf,
  css.indigo,
];

function Strip({ x }: { x: number }) {
  return (
    <>
      {Array.from({ length: 4 }, (_, repeat) =>
        REPEAT.map((thread, row) => {
          const y = 24 + repeat * 90 + row * 10;
          const key = `${repeat}-${row}`;
          if (thread !== 'block') {
            return <rect key={key} x={x} y={y} width="76" height="10" className={thread} />;
          }
          return (
            <g key={key}>
              <rect x={x} y={y} width="76" height="10" className={css.cotton} />
              {[0, 2, 4, 6].map((step) => (
                <rect
                  key={step}
                  x={x + 4 + step * 10}
                  y={y}
                  width="10"
                  height="10"
                  className={css.laterite}
                />
              ))}
            </g>
          );
        }),
      )}
    </>
  );
}
