import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const level = style({ display: 'block', flex: '1 1 8rem', maxWidth: '16rem', height: '2.5rem' });

export const thread = style({
  fill: vars.tone.danger.solid,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
