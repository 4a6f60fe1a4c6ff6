import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const section = style([box, { display: 'grid', gap: vars.space.small }]);
