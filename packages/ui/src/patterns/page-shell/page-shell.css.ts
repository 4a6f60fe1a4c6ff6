import { style } from '@vanilla-extract/css';
import { box } from '../../theme/element.css.ts';

/** Every text in it ends in a line of more than one word, where the browser can see to it. */
export const shell = style([
  box,
  { display: 'flex', flexDirection: 'column', minHeight: '100dvh', textWrap: 'pretty' },
]);

export const main = style([box, { flex: '1 0 auto', ':focus': { outline: 'none' } }]);
