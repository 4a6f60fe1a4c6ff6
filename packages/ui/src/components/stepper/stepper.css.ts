import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const stepper = style([box, { display: 'grid', gap: vars.space.tiny }]);

export const list = style([
  plainList,
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.tiny },
]);

/** A thread for each step, dyed as far as one has come. */
export const step = style([
  box,
  {
    // Not a list item to the eye: its marker would take a line of its own.
    display: 'block',
    position: 'relative',
    borderTop: `6px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-state="done"]': { borderColor: vars.tone.success.edge, color: vars.color.ink },
      '&[data-state="current"]': {
        borderColor: vars.color.action,
        color: vars.color.ink,
        fontWeight: vars.weight.bold,
      },
    },
    '@media': {
      [media.tablet]: { paddingTop: vars.space.tiny },
      [media.forced]: {
        borderColor: 'GrayText',
        selectors: { '&[data-state="current"]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

/** A phone has no room for every name; there they are only said, and the line below shows the one that counts. */
export const name = style([
  box,
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [media.tablet]: {
        position: 'static',
        display: 'inline-flex',
        gap: vars.space.hair,
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);

export const caption = style([
  box,
  {
    display: 'grid',
    lineHeight: vars.leading.tight,
    gap: vars.space.hair,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);

export const position = style({ color: vars.color.inkMuted, fontSize: vars.text.small });

export const current = style({ fontWeight: vars.weight.bold });
