import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, quickChange } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

const IN_ONE_LINE = { grid: 'none / auto-flow 1fr' };

/** A tray that holds the tabs: two by two on a phone, all in one line where there is room. Nothing hides sideways. */
export const list = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: columns('max(7rem, 34%)'),
    gap: vars.space.tiny,
    padding: vars.space.hair,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': {
      // Three stand in one line on any phone, unless the text is large.
      'screen and (min-width: 20em)': { selectors: { '&:has(> :nth-child(3):last-child)': IN_ONE_LINE } },
      'screen and (min-width: 36em)': IN_ONE_LINE,
    },
  },
]);

export const tab = style([
  box,
  focusRing,
  quickChange,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.hair,
    minHeight: '56px',
    // Grows with the text, whose letters reach beyond their line.
    padding: '0.25rem 2px',
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.inkMuted,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-state="active"]': {
        borderColor: vars.color.action,
        background: vars.color.surface,
        color: vars.color.action,
      },
    },
    '@media': {
      [media.tablet]: { flexDirection: 'row', gap: vars.space.tiny },
      [media.hover]: { selectors: { '&:hover[data-state="inactive"]': { background: vars.color.surface } } },
      [media.forced]: {
        selectors: {
          '&[data-state="active"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const panel = style([box, focusRing, { borderRadius: vars.radius.control }]);
