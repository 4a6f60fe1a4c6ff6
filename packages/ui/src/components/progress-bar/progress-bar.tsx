import { forwardRef, useId } from 'react';
import { requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps extends Omit<NativeProps<'progress'>, 'value' | 'max' | 'children'> {
  /** What is under way. */
  label: string;
  /** From 0 to 100; absent while nobody knows. */
  value?: number;
}

/** How far something has come. The platform's own element: no script, no ARIA of ours. */
export const ProgressBar = forwardRef<HTMLProgressElement, ProgressBarProps>(function ProgressBar(
  { label, value, id, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('ProgressBar', { label }, 'It says what is under way.');
  const ownId = useId();
  const barId = id ?? ownId;
  return (
    <div className={css.field}>
      <div className={css.caption}>
        <label htmlFor={barId}>{label}</label>
        {value !== undefined && <span aria-hidden="true">{Math.round(value)} %</span>}
      </div>
      <progress {...withoutStyling(rest)} ref={ref} id={barId} value={value} max={100} className={css.bar} />
    </div>
  );
});
