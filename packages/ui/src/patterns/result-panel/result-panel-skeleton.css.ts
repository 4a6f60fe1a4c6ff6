import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { frame } from './result-panel.css.ts';

export const panel = style([frame, { borderColor: vars.color.line, background: vars.color.sunken }]);
