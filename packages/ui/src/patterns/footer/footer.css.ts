import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, focusRing, plainList } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

export const footer = style([
  box,
  {
    paddingBlock: `${vars.space.xlarge} ${vars.space.large}`,
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.sunken,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
]);

export const content = style([box, { display: 'grid', gap: vars.space.xlarge }]);

export const top = style([
  box,
  {
    display: 'grid',
    gap: vars.space.xlarge,
    '@media': { [media.desktop]: { gridTemplateColumns: '1fr 2.4fr', gap: vars.space.huge } },
  },
]);

export const about = style([
  box,
  { display: 'grid', gap: vars.space.small, alignContent: 'start', justifyItems: 'start' },
]);

export const groups = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: columns('9.5rem'),
    gap: `${vars.space.large} ${vars.space.medium}`,
    '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr 0.8fr' } },
  },
]);

export const list = style([plainList, { columns: '9rem', columnGap: vars.space.medium }]);

export const line = style([
  box,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tiny,
    minHeight: vars.size.tap,
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    fontSize: '1rem',
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    '@media': { [media.precise]: { minHeight: '36px' } },
  },
]);

export const languages = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.large}` },
]);

export const link = style([
  line,
  {
    ':hover': { color: vars.color.action, textDecoration: 'underline' },
    selectors: {
      '&[aria-current]': { color: vars.color.action, fontWeight: vars.weight.bold },
      // "Fon" is a short word.
      [`${languages} &`]: { minWidth: vars.size.tap },
    },
  },
]);
