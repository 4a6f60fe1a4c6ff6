import type { vars } from '../../theme/contract.css.ts';

/** The four honest outcomes of a check; the same words as the engine's verdicts. */
export type Outcome = 'safe' | 'unknown' | 'caution' | 'danger';

/** What colours an outcome. `unknown` is neutral: finding nothing proves nothing. */
export const TONE_OF = {
  safe: 'success',
  unknown: 'neutral',
  caution: 'attention',
  danger: 'danger',
} as const satisfies Record<Outcome, keyof typeof vars.tone>;
