import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

export const help = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${vars.space.hair} ${vars.space.small}`,
    alignItems: 'start',
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.control,
    background: vars.color.actionSoft,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
]);

export const icon = style({ color: vars.color.onActionSoft, lineHeight: 1 });

export const action = style([box, { gridColumn: 2 }]);
