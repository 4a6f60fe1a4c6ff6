import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const section = style([box, { display: 'grid', gap: vars.space.medium, overflowWrap: 'anywhere' }]);

export const label = style([box, { color: vars.color.inkMuted, fontSize: vars.text.small }]);

/** Looks like the message it is. */
export const text = style([
  box,
  focusRing,
  {
    maxWidth: '60ch',
    marginTop: `calc(-1 * ${vars.space.tiny})`,
    padding: vars.space.medium,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.space.hair} ${vars.radius.card} ${vars.radius.card} ${vars.radius.card}`,
    background: vars.color.surface,
    color: vars.color.ink,
    lineHeight: 1.75,
    whiteSpace: 'pre-wrap',
  },
]);

/** Told apart by the line under the words as well as by colour: thick, wavy, dotted. */
const marked = (tone: keyof typeof vars.tone, line: 'solid' | 'wavy' | 'dotted') => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
  textDecorationColor: vars.tone[tone].edge,
  textDecorationStyle: line,
});

export const mark = recipe({
  base: style([
    focusRing,
    {
      padding: '2px 1px',
      borderRadius: '4px',
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.25em',
      cursor: 'pointer',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
      selectors: { '&[data-state="current"]': { outline: '2px solid currentColor' } },
      '@media': {
        [media.hover]: { ':hover': { textDecorationThickness: '3px' } },
        [media.forced]: { background: 'Mark', color: 'MarkText' },
      },
    },
  ]),
  variants: {
    level: {
      danger: marked('danger', 'solid'),
      caution: marked('attention', 'wavy'),
      info: marked('neutral', 'dotted'),
    },
  },
});

export const number = style({
  marginInlineStart: '2px',
  paddingInline: '2px',
  fontSize: '0.75em',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});

export const reasons = style([plainList, { display: 'grid', gap: vars.space.hair }]);

export const reason = style([
  box,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${vars.space.small}`,
    alignItems: 'start',
    maxWidth: '60ch',
    padding: vars.space.tiny,
    borderRadius: vars.radius.control,
    selectors: { '&[data-state="current"]': { background: vars.color.actionSoft } },
  },
]);

export const sign = style([
  box,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.hair, minHeight: '1.5em' },
]);

export const figure = style({ minWidth: '1ch', fontWeight: vars.weight.bold });

export const back = style([
  box,
  focusRing,
  {
    gridColumn: 2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    justifySelf: 'start',
    maxWidth: '100%',
    // A full target that takes only a line's room.
    marginBlock: `calc(-1 * ${vars.space.tiny})`,
    minHeight: vars.size.tap,
    borderRadius: vars.radius.small,
    color: vars.color.action,
    fontSize: vars.text.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
  },
]);

/** The marked words again, cut to a line. */
export const quote = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
