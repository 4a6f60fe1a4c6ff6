import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const frame = style([box, { display: 'grid', containerType: 'inline-size' }]);

/** Digits far apart are easier to compare with a message; they narrow before they leave a small screen. */
export const input = style({
  minHeight: '72px',
  paddingInline: vars.space.medium,
  fontFamily: "ui-monospace, 'Roboto Mono', 'DejaVu Sans Mono', Menlo, monospace",
  fontSize: 'min(2.25rem, 13cqi)',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'min(0.6em, 6cqi)',
});
