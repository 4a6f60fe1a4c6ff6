import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const nav = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    minHeight: '100%',
    overflowWrap: 'anywhere',
  },
]);

export const list = style([plainList, { display: 'grid', gap: vars.space.hair }]);

export const session = style([
  box,
  focusRing,
  {
    display: 'grid',
    gap: '2px',
    alignContent: 'center',
    width: '100%',
    minHeight: '56px',
    padding: `${vars.space.tiny} ${vars.space.small}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.ink,
    fontFamily: 'inherit',
    fontSize: vars.text.body,
    lineHeight: vars.leading.tight,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': {
        borderColor: vars.color.action,
        background: vars.color.actionSoft,
        color: vars.color.onActionSoft,
        fontWeight: vars.weight.bold,
      },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.color.actionSoft } } },
  },
]);

export const time = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});

export const foot = style([
  box,
  { display: 'grid', gap: vars.space.tiny, justifyItems: 'start', marginTop: 'auto' },
]);

export const count = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);
