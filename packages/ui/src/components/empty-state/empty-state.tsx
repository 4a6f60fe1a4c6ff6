import { forwardRef, type ReactNode } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { WovenBand } from '../woven-band/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title'> {
  /** What is not there. */
  title: string;
  headingLevel?: HeadingLevel;
  /** What to do next. */
  children?: string;
  /** The button or link that does it. */
  action?: ReactNode;
}

/** Says that there is nothing to show, and what to do about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 2, children, action, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.empty}>
      <WovenBand thickness="strip" length="short" />
      <Heading level={headingLevel}>{title}</Heading>
      {children && <Text tone="muted">{children}</Text>}
      {action}
    </div>
  );
});
