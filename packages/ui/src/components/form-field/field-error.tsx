import { DangerIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './form-field.css.ts';

interface FieldErrorProps {
  /** What the control's `aria-describedby` points at. */
  id: string;
  /** The error and its remedy. */
  children: string;
}

/** The error under a field. Read out when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error} role="alert">
      <Icon of={DangerIcon} />
      <span>{children}</span>
    </p>
  );
}
