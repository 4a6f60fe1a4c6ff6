'use client';
import { type ReactNode, useId } from 'react';
import { requireProps } from '../../props/misuse.ts';
import { withoutStyling } from '../../props/native-props.ts';
import { useMessages } from '../ui-provider/index.ts';
import { FieldError } from './field-error.tsx';
import * as css from './form-field.css.ts';

/** The texts that every field of a form has. */
export interface FormFieldTexts {
  /** Always visible; a placeholder is no label. */
  label: string;
  /** One line on what to enter. */
  help?: string;
  /** The error and its remedy. Marks the field as invalid. */
  error?: string;
}

/** The attributes that the control inside must carry, so that its texts belong to it. */
interface FormFieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
}

interface FormFieldProps<Rest> extends FormFieldTexts {
  id?: string;
  required?: boolean;
  /** Ids the caller adds to the description, e.g. of a help box. */
  'aria-describedby'?: string;
  /** Draws the control, which also gets the attributes that are left. */
  children: (control: Rest & FormFieldControl) => ReactNode;
}

/** Label, help and error around one control. */
export function FormField<Rest extends object>({
  label,
  help,
  error,
  id,
  required,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FormFieldProps<Rest> & Rest) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('A field', { label }, 'Screen readers say it; a placeholder goes when one types.');
  const ownId = useId();
  const { optional } = useMessages();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const description = [error && errorId, help && helpId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-state={error ? 'invalid' : 'valid'}>
      <label htmlFor={controlId} className={css.label}>
        {label}
        {required === false && <span className={css.optional}> ({optional})</span>}
      </label>
      {help && (
        <p id={helpId} className={css.help}>
          {help}
        </p>
      )}
      {children({
        ...(withoutStyling(rest) as Rest),
        id: controlId,
        required,
        'aria-describedby': description || undefined,
        'aria-invalid': error ? true : undefined,
        className: css.control,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
