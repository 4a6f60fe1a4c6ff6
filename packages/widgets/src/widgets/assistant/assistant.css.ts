import { vars } from '@scamguard/ui/theme/contract.css.ts';
import { box } from '@scamguard/ui/theme/element.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** Wide enough for a window beside the page: of the screen, not of the widget. */
const ROOM = '(min-width: 48em)';

/** It takes no place among what surrounds it; the button and the window find theirs by themselves. */
globalStyle(':host(scamguard-assistant)', {
  containerType: 'normal !important' as 'normal',
  width: '0',
  height: '0',
});

export const launcher = style([
  box,
  {
    position: 'fixed',
    zIndex: 2147483000,
    insetInlineEnd: vars.space.medium,
    bottom: vars.space.medium,
  },
]);

export const window = style([
  box,
  {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    maxWidth: 'none',
    height: 'min(100dvh, 40rem)',
    maxHeight: 'none',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.ground,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflow: 'hidden',
    selectors: {
      '&[open]': { display: 'grid' },
      '&::backdrop': { background: vars.color.scrim },
    },
    '@media': {
      [ROOM]: {
        inset: `auto ${vars.space.large} ${vars.space.large} auto`,
        width: '26rem',
        height: `min(calc(100dvh - 2 * ${vars.space.large}), 40rem)`,
        borderRadius: vars.radius.card,
      },
    },
  },
]);

export const head = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${vars.space.hair} ${vars.space.tiny} ${vars.space.hair} ${vars.space.medium}`,
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
]);

export const talk = style([
  box,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.medium,
    padding: vars.space.medium,
    overflow: 'auto',
  },
]);

export const foot = style([
  box,
  { padding: vars.space.small, borderTop: `1px solid ${vars.color.line}`, background: vars.color.surface },
]);
