import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { UnfoldIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './fold.css.ts';

export interface FoldProps extends Omit<NativeProps<'details'>, 'title' | 'open'> {
  /** Names what unfolds. */
  title: string;
  headingLevel?: HeadingLevel;
  /** Whether it is open when it first appears. */
  defaultOpen?: boolean;
}

/**
 * One heading and what unfolds under it, inside a card of another kind. The platform's own disclosure: it opens before scripts arrive
 * and without them, and the browser's search finds what is folded away. For questions of which one is read at a time, see Accordion.
 */
export const Fold = forwardRef<HTMLDetailsElement, FoldProps>(function Fold(
  { title, headingLevel = 3, defaultOpen, children, ...rest },
  ref,
) {
  return (
    <details {...withoutStyling(rest)} ref={ref} open={defaultOpen} className={css.fold}>
      <summary className={css.title}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <span className={css.mark}>
          <Icon of={UnfoldIcon} size="medium" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
});
