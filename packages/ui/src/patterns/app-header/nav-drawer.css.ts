import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';

export const menu = style([box, { display: 'grid', gap: vars.space.medium }]);

export const list = style([plainList, { display: 'grid', gap: vars.space.hair }]);

export const link = style([
  box,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: '52px',
    padding: `${vars.space.tiny} ${vars.space.small}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: vars.text.lead,
    textDecoration: 'none',
    ':hover': { background: vars.color.actionSoft },
    selectors: {
      '&[aria-current]': {
        background: vars.color.actionSoft,
        color: vars.color.onActionSoft,
        fontWeight: vars.weight.bold,
      },
    },
  },
]);

export const quietLink = style([
  link,
  { minHeight: vars.size.tap, color: vars.color.inkMuted, fontSize: vars.text.body },
]);

export const rule = style([box, { height: '1px', background: vars.color.line }]);
