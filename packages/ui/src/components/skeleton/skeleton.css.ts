import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const breathe = keyframes({ to: { opacity: 0.45 } });

export const skeleton = recipe({
  base: style([
    box,
    {
      display: 'block',
      maxWidth: '100%',
      borderRadius: vars.radius.small,
      background: vars.color.line,
      animation: `${breathe} 1s ease-in-out infinite alternate`,
      '@media': {
        [media.calm]: { animation: 'none' },
        [media.forced]: { border: '1px solid GrayText' },
      },
    },
  ]),
  variants: {
    shape: {
      line: { height: '1em', width: '100%' },
      title: { height: '1.6em', width: '60%' },
      button: { height: vars.size.tap, width: '100%', borderRadius: vars.radius.control },
      disc: { height: '4.5rem', width: '4.5rem', borderRadius: vars.radius.pill },
      block: { height: '8rem', width: '100%', borderRadius: vars.radius.card },
    },
  },
  defaultVariants: { shape: 'line' },
});

export const lines = style([box, { display: 'grid', gap: '0.5em', width: '100%' }]);

// A paragraph's last line is shorter.
globalStyle(`${lines} > :last-child:not(:first-child)`, { width: '70%' });
