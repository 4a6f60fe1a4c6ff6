import { useId } from 'react';
import * as css from './hero-illustration.css.ts';

/** A cloth of two strips, and a phone before it: one message stopped, one let through. */
export function HeroIllustration() {
  const strip = useId();
  return (
    <svg viewBox="0 0 360 400" className={css.drawing} aria-hidden="true" focusable="false">
      <pattern id={strip} width="76" height="90" patternUnits="userSpaceOnUse">
        <StripRepeat />
      </pattern>
      <rect x="8" y="24" width="344" height="360" rx="24" className={css.sunken} />
      {/* The second strip is sewn on half a repeat lower, as weavers do. */}
      <rect width="76" height="360" fill={`url(#${strip})`} transform="translate(24 24)" />
      <rect y="50" width="76" height="360" fill={`url(#${strip})`} transform="translate(260 -26)" />
      <rect x="84" y="8" width="192" height="384" rx="28" className={css.ink} />
      <rect x="94" y="20" width="172" height="360" rx="18" className={css.surface} />
      <rect x="110" y="48" width="120" height="76" rx="14" className={css.sunken} />
      <path d="M129 69h82M129 87h66M129 105h40" className={css.line} />
      <path d="M208 98h24l17 17v24l-17 17h-24l-17-17v-24Z" className={css.danger} />
      <path d="M220 110v18M220 140v.1" className={css.onDanger} />
      <rect x="130" y="196" width="120" height="62" rx="14" className={css.sunken} />
      <path d="M149 217h82M149 235h54" className={css.line} />
      <circle cx="140" cy="262" r="28" className={css.success} />
      <path d="m128 262 9 9 16-18" className={css.onSuccess} />
      <rect x="110" y="324" width="140" height="36" rx="12" className={css.indigo} />
    </svg>
  );
}

/** One repeat of a strip: threads of indigo, sun, laterite and leaf, a row of checks, and a selvedge on each side. */
function StripRepeat() {
  return (
    <>
      <rect width="76" height="90" className={css.indigo} />
      <path d="M0 10h76v10H0ZM4 0h4v90H4ZM68 0h4v90h-4Z" className={css.sun} />
      <path d="M0 30h76v30H0Z" className={css.laterite} />
      <path d="M14 40h10v10H14ZM33 40h10v10H33ZM52 40h10v10H52Z" className={css.cotton} />
      <path d="M0 70h76v10H0Z" className={css.leaf} />
      <path d="M4 30h4v30H4ZM68 30h4v30h-4ZM4 70h4v10H4ZM68 70h4v10h-4Z" className={css.sun} />
    </>
  );
}
