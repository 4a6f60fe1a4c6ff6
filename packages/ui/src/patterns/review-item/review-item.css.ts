import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, plainList } from '../../theme/element.css.ts';

export const list = style([plainList, { display: 'grid' }]);

export const item = style([
  box,
  {
    display: 'grid',
    gap: vars.space.tiny,
    justifyItems: 'start',
    paddingBlock: vars.space.medium,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.line}` } },
  },
]);

export const head = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.hair} ${vars.space.small}`,
    lineHeight: vars.leading.tight,
  },
]);

export const author = style({ fontWeight: vars.weight.bold });

export const date = style({ color: vars.color.inkMuted, fontSize: vars.text.small });

/** A quiet button's word begins where the text begins. */
export const listen = style({ marginInlineStart: `calc(-1 * ${vars.space.small})` });
