import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Button } from '../button/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { RetryIcon, WarningIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './error-state.css.ts';

export interface ErrorStateProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  /** What happened. */
  title: string;
  headingLevel?: HeadingLevel;
  /** What to do. */
  children?: string;
  /** Tries again. The visitor's text is still there. */
  retry?: { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean };
}

/** Something failed: what, and the way on. Read out when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, headingLevel = 2, children, retry, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} role="alert" className={css.error}>
      <div className={css.head}>
        <Icon of={WarningIcon} size="medium" />
        <Heading level={headingLevel}>{title}</Heading>
      </div>
      {children && <Text>{children}</Text>}
      {retry && (
        <Button
          variant="secondary"
          width="fullOnPhone"
          icon={RetryIcon}
          busy={retry.busy}
          onClick={retry.onRetry}
        >
          {retry.label}
        </Button>
      )}
    </div>
  );
});
