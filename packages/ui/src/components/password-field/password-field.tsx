'use client';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import { HideIcon, ShowIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<NativeProps<'input'>, 'type' | 'size'>, FormFieldTexts {
  /** `new-password` where one is chosen, so that the phone offers a strong one. */
  autoComplete?: 'current-password' | 'new-password';
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** A password, which can be shown: typing unseen on a small keyboard goes wrong. The ref is the input's. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { autoComplete = 'current-password', ...rest },
  ref,
) {
  const messages = useMessages();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Hidden again when the form goes, or the browser would remember it as ordinary text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FormField {...rest}>
      {({ className, ...control }) => (
        <span className={css.frame} data-state={shown ? 'shown' : 'hidden'}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            className={`${className} ${css.input}`}
          />
          <span className={css.toggle}>
            <IconButton
              label={shown ? messages.hidePassword : messages.showPassword}
              icon={shown ? HideIcon : ShowIcon}
              aria-controls={control.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FormField>
  );
});
