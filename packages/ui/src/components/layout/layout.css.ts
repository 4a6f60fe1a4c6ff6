import { style } from '@vanilla-extract/css';
import { columns } from '../../theme/columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const gap = {
  none: { gap: 0 },
  hair: { gap: vars.space.hair },
  tiny: { gap: vars.space.tiny },
  small: { gap: vars.space.small },
  medium: { gap: vars.space.medium },
  large: { gap: vars.space.large },
  xlarge: { gap: vars.space.xlarge },
} as const;

export const stack = recipe({
  base: style([box, { display: 'flex', flexDirection: 'column' }]),
  variants: {
    gap,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
  },
  defaultVariants: { gap: 'medium', align: 'stretch' },
});

export const inline = recipe({
  base: style([box, { display: 'flex', flexWrap: 'wrap' }]),
  variants: {
    gap,
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
    },
  },
  defaultVariants: { gap: 'small', align: 'center', justify: 'start' },
});

const atLeast = (width: string) => ({
  gridTemplateColumns: columns(width),
});

export const grid = recipe({
  base: style([box, { display: 'grid' }]),
  variants: {
    gap,
    column: {
      tile: atLeast('9rem'),
      narrow: atLeast('11rem'),
      medium: atLeast('16rem'),
      wide: atLeast('22rem'),
    },
    align: { stretch: {}, end: { alignItems: 'end' } },
  },
  defaultVariants: { gap: 'medium', column: 'medium', align: 'stretch' },
});

export const container = recipe({
  base: style([
    box,
    {
      width: '100%',
      marginInline: 'auto',
      paddingInline: vars.space.medium,
      '@media': { [media.tablet]: { paddingInline: vars.space.large } },
    },
  ]),
  variants: {
    width: {
      column: { maxWidth: `calc(${vars.size.column} + 2 * ${vars.space.large})` },
      page: { maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.large})` },
    },
    spacing: {
      none: {},
      page: {
        paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
        '@media': { [media.tablet]: { paddingBlock: `${vars.space.xlarge} ${vars.space.huge}` } },
      },
    },
  },
  defaultVariants: { width: 'page', spacing: 'none' },
});

/** One below the other on a phone; on a wide screen the second stands beside the first. */
export const withAside = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xlarge,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', alignItems: 'start' },
    },
  },
]);

export const main = style([box]);

export const aside = style([box, { display: 'flex', flexDirection: 'column', gap: vars.space.large }]);
