import * as css from './woven-band.css.ts';

export interface WovenBandProps {
  /** `edge` for the border of a header, `strip` where the band stands alone. */
  thickness?: 'edge' | 'strip';
  /** `short`: one repeat of the pattern, above an empty state. */
  length?: 'full' | 'short';
}

/** The signature of the product: a strip of cloth as it is woven in the region. Never behind text. */
export function WovenBand({ thickness, length }: WovenBandProps) {
  return <div className={css.wovenBand({ thickness, length })} aria-hidden="true" />;
}
