import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList, surface } from '../../theme/element.css.ts';
import { wholeOnPaper } from '../../theme/whole-on-paper.css.ts';

export const card = style([
  box,
  surface,
  { display: 'grid', gap: vars.space.small, padding: vars.space.medium, overflowWrap: 'anywhere' },
]);

export const words = style([box, { display: 'grid', gap: vars.space.hair }]);

export const name = style([box, { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight }]);

export const use = style([box, { color: vars.color.inkMuted }]);

export const details = wholeOnPaper;

export const summary = style([
  box,
  focusRing,
  {
    minHeight: '48px',
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.radius.control,
    color: vars.color.action,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);

export const origin = style([plainList, { display: 'grid', gap: vars.space.tiny }]);
