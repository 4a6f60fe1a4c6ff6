import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { MARK_SIZE, WITHOUT_NAME } from '../logo/logo.css.ts';

export const header = style([box, { background: vars.color.surface, color: vars.color.ink }]);

export const strip = style([
  box,
  {
    display: 'none',
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.ground,
    '@media': { [media.tablet]: { display: 'block' } },
  },
]);

/** The language and the account stand here: beside all the pages below there is no room for them in every language. */
export const stripBar = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.large,
    paddingBlock: vars.space.hair,
  },
]);

export const stripList = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: vars.space.large },
]);

export const stripLink = style([
  box,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '40px',
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    textDecoration: 'none',
    ':hover': { color: vars.color.action, textDecoration: 'underline' },
    selectors: { '&[aria-current]': { color: vars.color.action, fontWeight: vars.weight.bold } },
  },
]);

export const bar = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space.tiny,
    minHeight: '64px',
    paddingBlock: vars.space.tiny,
  },
]);

export const home = style([
  box,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.tap,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    '@media': {
      [WITHOUT_NAME]: { width: `max(${MARK_SIZE}, ${vars.size.tap})`, overflow: 'hidden' },
    },
  },
]);

export const nav = style([box, { display: 'none', '@media': { [media.desktop]: { display: 'block' } } }]);

export const links = style([plainList, { display: 'flex', gap: vars.space.hair }]);

export const link = style([
  box,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.tap,
    padding: `0 ${vars.space.small}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: '1.0625rem',
    textDecoration: 'none',
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.onActionSoft } },
    },
    selectors: {
      '&[aria-current]': {
        background: vars.color.actionSoft,
        color: vars.color.onActionSoft,
        fontWeight: vars.weight.bold,
      },
    },
  },
]);

export const tools = style([box, { display: 'flex', alignItems: 'center', gap: vars.space.tiny }]);

export const onPhone = style([box, { display: 'flex', '@media': { [media.tablet]: { display: 'none' } } }]);

export const untilDesktop = style([
  box,
  { display: 'flex', '@media': { [media.desktop]: { display: 'none' } } },
]);

/** Windows from 352 px on, as nearly all telephones have: the word of first aid has room, in two or three short lines. */
const WITH_WORD = 'screen and (min-width: 22em)';

/** The only red thing in a header. */
export const emergency = style([
  box,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.tiny,
    minWidth: vars.size.tap,
    minHeight: vars.size.tap,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    background: vars.tone.danger.solid,
    color: vars.tone.danger.onSolid,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    '@media': {
      [WITH_WORD]: { gap: vars.space.hair, paddingInline: '6px' },
      [media.tablet]: { gap: vars.space.tiny, paddingInline: vars.space.small },
      [media.hover]: { ':hover': { borderColor: vars.tone.danger.onSolid } },
      [media.forced]: { borderColor: 'LinkText' },
    },
  },
]);

/** In large text the icon says it alone. */
export const emergencyLabel = style({
  display: 'none',
  '@media': {
    [WITH_WORD]: { display: 'inline', maxWidth: '76px', fontSize: '13px', lineHeight: 1.15 },
    [media.tablet]: { maxWidth: 'none', fontSize: 'inherit', lineHeight: 'inherit' },
  },
});
