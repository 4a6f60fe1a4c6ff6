import { style } from '@vanilla-extract/css';
import { box } from '../../theme/element.css.ts';

export const shell = style([box, { display: 'flex', flexDirection: 'column', minHeight: '100dvh' }]);

export const main = style([box, { flex: '1 0 auto', ':focus': { outline: 'none' } }]);
