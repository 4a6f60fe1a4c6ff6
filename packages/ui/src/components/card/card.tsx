import { forwardRef } from 'react';
import { requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './card.css.ts';

export interface CardProps extends NativeProps<'div'> {
  /** The element: a `section` or `article` needs a heading or an `aria-label`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'medium';
  ground?: 'surface' | 'sunken';
}

/** A flat sheet that holds one thing together. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { as = 'div', padding, ground, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Card', css.card, { padding, ground });
  const Element = as as 'div';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.card({ padding, ground })} />;
});
