import { forwardRef } from 'react';
import { requireKnown, requireProps, requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './heading.css.ts';

/** Place in the document's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends NativeProps<'h2'> {
  level: HeadingLevel;
  /** How large it looks; independent of its level. */
  size?: 'small' | 'title' | 'headline' | 'display';
}

/** A heading: its level is for the outline, its size for the eye. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('Heading', { level }, 'Its place in the outline of the page; until it is given, it is 2.');
    requireKnown('Heading', 'level', level, [1, 2, 3, 4]);
    requireVariants('Heading', css.heading, { size });
  }
  // JavaScript may leave out what the types ask for.
  const Element: 'h2' = `h${level ?? 2}` as 'h2';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.heading({ size })} />;
});
