import { WARNING_PATHS } from '../verdict-mark/warning-paths.ts';
import type { RiskBand } from './risk-band.ts';
import * as css from './risk-bar.css.ts';

/** Circle, triangle, octagon: the outlines of the verdict marks, without their signs. */
const OUTLINES: Record<RiskBand, string> = {
  low: 'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z',
  medium: WARNING_PATHS.caution[0],
  high: WARNING_PATHS.danger[0],
};

/** The shape of a band under the bar; filled where the level is. */
export function BandShape({ band, isCurrent }: { band: RiskBand; isCurrent: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={isCurrent ? `${css.shape} ${css.current[band]}` : css.shape}
      aria-hidden="true"
    >
      <path d={OUTLINES[band]} strokeWidth="5" strokeLinejoin="round" />
    </svg>
  );
}
