import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/** One below the other: form and answer, tabs and form, and what the form holds. */
export const form = style([box, { display: 'grid', gap: vars.space.medium }]);
