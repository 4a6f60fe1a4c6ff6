import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** Indigo cloth; the ring of what lies on it takes the colour of its words. */
export const call = style([
  box,
  {
    borderRadius: vars.radius.card,
    background: vars.color.action,
    color: vars.color.onAction,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    vars: { [vars.color.focus]: vars.color.onAction },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);

export const content = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: `${vars.space.large} ${vars.space.medium}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space.xlarge,
        padding: vars.space.xlarge,
      },
    },
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const actions = style([box, { display: 'grid', gap: vars.space.tiny }]);
