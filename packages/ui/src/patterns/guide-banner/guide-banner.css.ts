import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const banner = style([
  box,
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.actionSoft,
    color: vars.color.ink,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const content = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space.xlarge,
        padding: vars.space.large,
      },
    },
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const actions = style([box, { display: 'grid', gap: vars.space.tiny }]);
