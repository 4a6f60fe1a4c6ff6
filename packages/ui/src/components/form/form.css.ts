import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const form = style([box, { display: 'grid', gap: vars.space.large }]);
