import { forwardRef, type ReactNode } from 'react';
import { requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './layout.css.ts';

interface LayoutProps extends NativeProps<'div'> {
  /** The element to be; `ul` and `ol` want `li` children. */
  as?: 'div' | 'section' | 'article' | 'header' | 'ul' | 'ol';
}

export interface StackProps extends LayoutProps {
  gap?: 'none' | 'hair' | 'tiny' | 'small' | 'medium' | 'large' | 'xlarge';
  align?: 'stretch' | 'start' | 'center';
}

/** One below the other. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = 'div', gap, align, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Stack', css.stack, { gap, align });
  const Element = as as 'div';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.stack({ gap, align })} />;
});

export interface InlineProps extends LayoutProps {
  gap?: 'none' | 'hair' | 'tiny' | 'small' | 'medium' | 'large' | 'xlarge';
  align?: 'center' | 'start';
  justify?: 'start' | 'between' | 'center';
}

/** Side by side while there is room, then on the next line. */
export const Inline = forwardRef<HTMLDivElement, InlineProps>(function Inline(
  { as = 'div', gap, align, justify, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Inline', css.inline, { gap, align, justify });
  const Element = as as 'div';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.inline({ gap, align, justify })} />;
});

export interface GridProps extends LayoutProps {
  gap?: 'none' | 'hair' | 'tiny' | 'small' | 'medium' | 'large' | 'xlarge';
  /** The least width of a column: 144, 176, 256 or 352 px at normal text size. Tiles stand two by two on a phone. */
  column?: 'tile' | 'narrow' | 'medium' | 'wide';
  /** `end` for fields of which some have help: what is filled in then stands in one line. */
  align?: 'stretch' | 'end';
}

/** As many equal columns as fit. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { as = 'div', gap, column, align, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Grid', css.grid, { gap, column, align });
  const Element = as as 'div';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.grid({ gap, column, align })} />;
});

export interface ContainerProps extends LayoutProps {
  /** `column` for what is read or filled in, `page` for what is looked over. */
  width?: 'column' | 'page';
  /** `page` adds room above and below. */
  spacing?: 'none' | 'page';
}

/** Keeps content in the middle of a wide window and off the edges of a phone. */
export const Container = forwardRef<HTMLDivElement, ContainerProps>(function Container(
  { as = 'div', width, spacing, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Container', css.container, { width, spacing });
  const Element = as as 'div';
  return <Element {...withoutStyling(rest)} ref={ref} className={css.container({ width, spacing })} />;
});

export interface WithAsideProps extends NativeProps<'div'> {
  /** The help beside the main thing, in its own order. */
  aside: ReactNode;
  /** Names what stands aside, for screen readers. */
  asideLabel: string;
}

/** The main thing, and what helps with it: beside it on a wide screen, below it on a phone. */
export const WithAside = forwardRef<HTMLDivElement, WithAsideProps>(function WithAside(
  { aside, asideLabel, children, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.withAside}>
      <div className={css.main}>{children}</div>
      <aside aria-label={asideLabel} className={css.aside}>
        {aside}
      </aside>
    </div>
  );
});
