import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const search = style([box, { display: 'grid', gap: vars.space.large }]);

export const results = style([box, { display: 'grid', gap: vars.space.medium }]);

export const list = style([plainList, { display: 'grid', gap: vars.space.medium }]);

export const summary = style([box, { fontWeight: vars.weight.bold }]);
