import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const outline = style({ fill: vars.color.surface, stroke: vars.tone.attention.edge });

export const fill = style({ fill: vars.tone.attention.solid, stroke: vars.tone.attention.edge });
