import type { RiskBand } from './risk-band.ts';
import * as css from './risk-bar.css.ts';

/** Circle, triangle, octagon: the outlines of the verdict marks, without their signs. */
const OUTLINES: Record<RiskBand, string> = {
  low: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  medium: 'M12 3.5 21.5 20h-19Z',
  high: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z',
};

/** The shape of a band under the bar; filled where the level is. */
export function BandShape({ band, current }: { band: RiskBand; current: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={css.shape({ band: current ? band : 'other' })} aria-hidden="true">
      <path d={OUTLINES[band]} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
