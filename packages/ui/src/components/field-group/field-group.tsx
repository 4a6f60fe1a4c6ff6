'use client';
import { forwardRef, type ReactNode, useId } from 'react';
import { requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as fieldCss from '../form-field/form-field.css.ts';
import { FieldError, type FormFieldTexts } from '../form-field/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './field-group.css.ts';

export interface FieldGroupProps extends Omit<NativeProps<'fieldset'>, 'children'>, FormFieldTexts {
  required?: boolean;
  children: ReactNode;
}

/** Legend, help and error around several controls that answer one question. */
export const FieldGroup = forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  { label, help, error, required, children, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('A group of fields', { label }, 'It is the question that the fields answer.');
  const { optional } = useMessages();
  const helpId = useId();
  const errorId = useId();
  const description = [error && errorId, help && helpId, describedBy].filter(Boolean).join(' ');
  return (
    <fieldset
      {...withoutStyling(rest)}
      ref={ref}
      aria-describedby={description || undefined}
      className={css.group}
      data-state={error ? 'invalid' : 'valid'}
    >
      <legend className={css.legend}>
        {label}
        {required === false && <span className={fieldCss.optional}> ({optional})</span>}
      </legend>
      <div className={css.content}>
        {help && (
          <p id={helpId} className={fieldCss.help}>
            {help}
          </p>
        )}
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  );
});
