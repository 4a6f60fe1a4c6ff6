import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { drawn } from '../select/drawn-select.css.ts';

/** Beside each other; below each other where large text leaves no room for the whole number. */
export const row = style([box, { display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny }]);

export const country = style([
  drawn,
  { display: 'flex', flex: 'none', minHeight: '56px', padding: `0 ${vars.space.small}` },
]);

export const input = style({ flex: '1 1 9.5rem', paddingInline: vars.space.small });
