import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const content = style([box, { display: 'grid', gap: vars.space.medium }]);

export const head = style([box, { display: 'flex', alignItems: 'center', gap: vars.space.small }]);

export const headIcon = style({ flex: 'none', color: vars.color.action, lineHeight: 1 });

export const list = style([plainList, { display: 'grid', gap: vars.space.small }]);

export const tip = style([
  box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    maxWidth: '60ch',
    overflowWrap: 'anywhere',
  },
]);

export const mark = style({ flex: 'none', color: vars.tone.success.edge, lineHeight: vars.leading.body });
