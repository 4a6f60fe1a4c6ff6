import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const group = style([box]);

/** A legend takes no part in its fieldset's grid, so it brings its own distance. */
export const legend = style([
  box,
  {
    paddingBottom: vars.space.tiny,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  },
]);

export const content = style([box, { display: 'grid', gap: vars.space.tiny }]);
