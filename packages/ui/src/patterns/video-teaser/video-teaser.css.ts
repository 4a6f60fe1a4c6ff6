import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const teaser = style([
  box,
  {
    display: 'grid',
    gap: vars.space.large,
    alignItems: 'center',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)', gap: vars.space.xlarge },
    },
  },
]);

export const words = style([box, { display: 'grid', gap: vars.space.small, overflowWrap: 'anywhere' }]);

export const points = style([plainList, { display: 'grid', gap: vars.space.tiny }]);

export const point = style([box, { display: 'flex', gap: vars.space.tiny, alignItems: 'flex-start' }]);

export const done = style({ color: vars.tone.success.edge, lineHeight: vars.leading.body });
