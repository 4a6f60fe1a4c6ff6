import { forwardRef } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends NativeProps<'textarea'>, FormFieldTexts {
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** Several lines of text: six rows at first, more as they are needed. The ref is the textarea's. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { rows = 6, ...rest },
  ref,
) {
  return (
    <FormField {...rest}>
      {({ className, ...control }) => (
        <textarea {...control} ref={ref} rows={rows} className={`${className} ${css.growing}`} />
      )}
    </FormField>
  );
});
