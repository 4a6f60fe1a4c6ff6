import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './visually-hidden.css.ts';

export type VisuallyHiddenProps = NativeProps<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <span {...withoutStyling(props)} ref={ref} className={css.hidden} />;
  },
);
