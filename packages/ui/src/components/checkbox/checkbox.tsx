'use client';
import { forwardRef, type ReactNode, useId } from 'react';
import { requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as fieldCss from '../form-field/form-field.css.ts';
import { FieldError } from '../form-field/index.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<NativeProps<'input'>, 'type' | 'size' | 'children'> {
  /** The sentence that is agreed to or switched on, with links if need be. */
  label: ReactNode;
  /** Drawn before the words, for people who do not read them. */
  icon?: IconDrawing;
  /** One line on what follows from it. */
  help?: string;
  /** The error and its remedy. Marks the box as invalid. */
  error?: string;
}

/** Yes or no. The ref is the input's. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, icon, help, error, id, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('Checkbox', { label }, 'Nobody can agree to what is not said.');
  const ownId = useId();
  const boxId = id ?? ownId;
  const helpId = `${boxId}-help`;
  const errorId = `${boxId}-error`;
  const description = [error && errorId, help && helpId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-state={error ? 'invalid' : 'valid'}>
      <label htmlFor={boxId} className={css.line}>
        <input
          {...withoutStyling(rest)}
          ref={ref}
          type="checkbox"
          id={boxId}
          aria-describedby={description || undefined}
          aria-invalid={error ? true : undefined}
          className={css.checkbox}
        />
        {icon && <Icon of={icon} size="medium" />}
        <span>{label}</span>
      </label>
      {help && (
        <div className={css.under}>
          <p id={helpId} className={fieldCss.help}>
            {help}
          </p>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
});
