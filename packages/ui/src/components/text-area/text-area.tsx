import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends NativeProps<'textarea'>, FormFieldTexts {
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** Several lines of text: six rows at first, more as they are needed. The ref is the textarea's. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, help, error, id, required, rows = 6, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  return (
    <FormField label={label} help={help} error={error} id={id} required={required} describedBy={describedBy}>
      {({ className, ...control }) => (
        <textarea
          {...withoutStyling(rest)}
          ref={ref}
          rows={rows}
          {...control}
          className={`${className} ${css.growing}`}
        />
      )}
    </FormField>
  );
});
