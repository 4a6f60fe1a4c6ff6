import { forwardRef } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';

export interface TextFieldProps extends Omit<NativeProps<'input'>, 'type' | 'size'>, FormFieldTexts {
  /** Chooses the phone's keyboard. */
  type?: 'text' | 'url' | 'tel' | 'email' | 'search';
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** One line of text. The ref is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { type = 'text', ...rest },
  ref,
) {
  return <FormField {...rest}>{(control) => <input {...control} ref={ref} type={type} />}</FormField>;
});
