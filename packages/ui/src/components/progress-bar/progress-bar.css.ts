import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const field = style([box, { display: 'grid', gap: vars.space.hair }]);

export const caption = style([
  box,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space.small },
]);

/** Edged, so that how far one has come is seen in every theme. */
export const bar = style([
  box,
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '12px',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: vars.color.action },
      '&::-moz-progress-bar': { background: vars.color.action },
      '&:indeterminate': { background: vars.color.actionSoft },
    },
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        selectors: {
          '&::-webkit-progress-value': { background: 'Highlight' },
          '&::-moz-progress-bar': { background: 'Highlight' },
        },
      },
    },
  },
]);
