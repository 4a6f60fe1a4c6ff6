import { DangerIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './form-field.css.ts';

interface FieldErrorProps {
  /** What the control's `aria-describedby` points at. */
  id: string;
  /** What is wrong and what to do. */
  children: string;
}

/** What is wrong with a field, under it. Read out when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error} role="alert">
      <Icon of={DangerIcon} />
      <span>{children}</span>
    </p>
  );
}
