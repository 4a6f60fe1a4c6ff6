import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';

export interface TextFieldProps extends Omit<NativeProps<'input'>, 'type' | 'size'>, FormFieldTexts {
  /** Chooses the phone's keyboard. */
  type?: 'text' | 'url' | 'tel' | 'email' | 'search';
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** One line of text. The ref is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, help, error, id, required, type = 'text', 'aria-describedby': describedBy, ...rest },
  ref,
) {
  return (
    <FormField label={label} help={help} error={error} id={id} required={required} describedBy={describedBy}>
      {(control) => <input {...withoutStyling(rest)} ref={ref} type={type} {...control} />}
    </FormField>
  );
});
