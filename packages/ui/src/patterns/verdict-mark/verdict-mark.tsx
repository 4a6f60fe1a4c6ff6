import type { ReactNode } from 'react';
import type { Outcome } from './verdict.ts';
import * as css from './verdict-mark.css.ts';
import { WARNING_PATHS } from './warning-paths.ts';

const warningShape = ([outline, sign]: readonly [string, string]): ReactNode => (
  <>
    <path d={outline} stroke="none" />
    <path d={sign} fill="none" />
  </>
);

/** Shape and sign of each outcome, on a field of 64 × 64; told apart without colour. */
const SHAPES: Record<Outcome, ReactNode> = {
  safe: (
    <>
      <circle cx="32" cy="32" r="30" stroke="none" />
      <path d="M32 15c4 3 9 5 14 5v12c0 9-5 14-14 18-9-4-14-9-14-18V20c5 0 10-2 14-5Z" fill="none" />
      <path d="m25 32 5 5 9-10" fill="none" />
    </>
  ),
  unknown: (
    <>
      <circle cx="32" cy="32" r="28" strokeDasharray="10 7.6" />
      <path d="M25 26a7 7 0 1 1 10.5 6.1c-2.4 1.4-3.5 2.9-3.5 5.4" fill="none" />
      <path d="M32 45v.1" fill="none" />
    </>
  ),
  caution: warningShape(WARNING_PATHS.caution),
  danger: warningShape(WARNING_PATHS.danger),
};

export interface VerdictMarkProps {
  outcome: Outcome;
  size?: 'text' | 'large' | 'huge';
}

/** The shape of a verdict: circle, dashed circle, triangle, octagon. The word beside it says the same. */
export function VerdictMark({ outcome, size }: VerdictMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={css.mark({ size, outcome })}
      aria-hidden="true"
      focusable="false"
      data-outcome={outcome}
    >
      {SHAPES[outcome]}
    </svg>
  );
}
