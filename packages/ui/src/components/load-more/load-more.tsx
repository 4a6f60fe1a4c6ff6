import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Button } from '../button/index.ts';
import { RetryIcon } from '../icon/icons.ts';
import * as css from './load-more.css.ts';

export interface LoadMoreProps extends Omit<NativeProps<'div'>, 'children' | 'onLoad'> {
  /** How much is seen of how much, said when it changes: "20 signalements sur 57". */
  position: string;
  /** On the button, e.g. "Afficher la suite". Without `onMore` everything is there and no button is seen. */
  label: string;
  onMore?: () => void;
  /** The next part is on its way. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: string;
  /** The next part did not come: what happened. The button then tries again. */
  failure?: { readonly text: string; readonly retryLabel: string };
}

/** The end of a list that has more: the visitor decides whether it is worth the data. */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { position, label, onMore, busy, busyLabel, failure, ...rest },
  ref,
) {
  const failed = failure !== undefined && !busy;
  return (
    <div
      {...withoutStyling(rest)}
      ref={ref}
      className={css.more}
      data-state={busy ? 'busy' : failed ? 'failed' : onMore ? 'more' : 'complete'}
    >
      <output className={css.position}>{position}</output>
      {failed && (
        <p className={css.error} role="alert">
          {failure.text}
        </p>
      )}
      {onMore && (
        <Button
          variant="secondary"
          width="fullOnPhone"
          icon={failed ? RetryIcon : undefined}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onMore}
        >
          {failed ? failure.retryLabel : label}
        </Button>
      )}
    </div>
  );
});
