import { forwardRef, useId } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { BandShape } from './band-shape.tsx';
import { RISK_THRESHOLDS, type RiskBand, riskBandOf } from './risk-band.ts';
import * as css from './risk-bar.css.ts';

const BANDS = ['low', 'medium', 'high'] as const satisfies readonly RiskBand[];

export interface RiskBarProps extends Omit<NativeProps<'div'>, 'children' | 'role'> {
  /** What is measured, e.g. "Niveau de risque". */
  label: string;
  /** From 0 to 100. A number out of range is drawn at the edge. The figure is rounded down, so that it never leaves its band. */
  level: number;
  /** The word of each band, e.g. "Risque faible", "Prudence", "Danger". */
  bandLabels: Readonly<Record<RiskBand, string>>;
}

/**
 * How high a risk is: a figure, a bar that passes 33 and 66, and the band's own shape and word. Drawn with SVG attributes,
 * so that the server's HTML needs no inline style.
 */
export const RiskBar = forwardRef<HTMLDivElement, RiskBarProps>(function RiskBar(
  { label, level, bandLabels, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('RiskBar', { label, level, bandLabels }, 'A figure without a name or a word says nothing.');
  const id = useId();
  const percent = Math.floor(Math.min(100, Math.max(0, level)));
  const band = riskBandOf(level);
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.bar} data-band={band}>
      <div className={css.caption}>
        <span id={id}>{label}</span>
        <span className={css.figure} aria-hidden="true">
          {percent} %
        </span>
      </div>
      <VisuallyHidden>
        <meter
          aria-labelledby={id}
          aria-valuetext={`${percent} %, ${bandLabels[band]}`}
          min={0}
          max={100}
          value={percent}
        />
      </VisuallyHidden>
      <svg className={css.drawing} aria-hidden="true" focusable="false">
        <rect className={css.track} y="5" width="100%" height="18" rx="9" />
        <rect
          className={`${css.level} ${css.current[band]}`}
          y="5"
          width={`${Math.max(percent, 4)}%`}
          height="18"
          rx="9"
        />
        {[RISK_THRESHOLDS.medium, RISK_THRESHOLDS.high].map((at) => (
          <line key={at} className={css.threshold} x1={`${at}%`} x2={`${at}%`} y1="0" y2="28" />
        ))}
      </svg>
      <div className={css.words} aria-hidden="true">
        {BANDS.map((each) => (
          <span key={each} className={css.word} data-state={each === band ? 'current' : 'other'}>
            <BandShape band={each} isCurrent={each === band} />
            {bandLabels[each]}
          </span>
        ))}
      </div>
    </div>
  );
});
