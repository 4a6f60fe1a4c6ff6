'use client';
import { forwardRef } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import * as css from './otp-field.css.ts';
import { readCode } from './read-code.ts';

export interface OtpFieldProps
  extends Omit<
      NativeProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'autoComplete' | 'inputMode'
    >,
    FormFieldTexts {
  /** The digits so far. */
  value: string;
  /** Called with digits only, at most `length` of them. */
  onValueChange: (value: string) => void;
  /** How many digits a code has. */
  length?: number;
}

/**
 * The code from a message. One field, so that the phone can offer the code it received, and so that the whole message may be
 * pasted: the digits are found in it. The ref is the input's.
 */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(
  { value, onValueChange, length = 6, ...rest },
  ref,
) {
  return (
    <FormField {...rest}>
      {({ className, ...control }) => (
        <span className={css.frame} data-state={value.length === length ? 'complete' : 'incomplete'}>
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onValueChange(readCode(event.currentTarget.value, length))}
            className={`${className} ${css.input}`}
          />
        </span>
      )}
    </FormField>
  );
});
