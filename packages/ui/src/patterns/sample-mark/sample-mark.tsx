import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './sample-mark.css.ts';

export interface SampleMarkProps extends Omit<NativeProps<'span'>, 'children'> {
  /** E.g. "Exemple". */
  children: string;
}

/** Says that what it stands on was invented to show how the page looks. */
export const SampleMark = forwardRef<HTMLSpanElement, SampleMarkProps>(function SampleMark(props, ref) {
  return <span {...withoutStyling(props)} ref={ref} className={css.mark} />;
});
