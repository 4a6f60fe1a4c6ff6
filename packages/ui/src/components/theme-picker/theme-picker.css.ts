import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const swatch = style({ display: 'block', flex: 'none', width: '2.5rem', height: '2.5rem' });

export const ground = style({ fill: vars.color.ground, stroke: vars.color.edge });

export const ink = style({ fill: vars.color.ink });

export const action = style({ fill: vars.color.action });
