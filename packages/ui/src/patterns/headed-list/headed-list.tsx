import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './headed-list.css.ts';

/** The props of every list under a heading of its own. */
export interface HeadedListProps extends Omit<NativeProps<'section'>, 'children'> {
  /** E.g. "Pourquoi". */
  heading: string;
  headingLevel?: HeadingLevel;
}

interface HeadedListFrameProps extends HeadedListProps {
  children: ReactNode;
}

/** The frame that the lists of a verdict share: a section, its heading, and one list. */
export const HeadedList = forwardRef<HTMLElement, HeadedListFrameProps>(function HeadedList(
  { heading, headingLevel = 3, children, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.section}>
      <Heading level={headingLevel} size="small">
        {heading}
      </Heading>
      {children}
    </section>
  );
});
