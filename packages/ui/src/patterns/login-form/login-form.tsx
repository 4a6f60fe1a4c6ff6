'use client';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Form, type FormProps } from '../../components/form/index.ts';
import { SignInIcon } from '../../components/icon/icons.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { bindText, type FormState } from '../../props/form-state.ts';
import * as css from './login-form.css.ts';

/** What signing in asks for. Source: specification, sections 2 and 3. */
export interface LoginValues {
  readonly phoneOrEmail: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface LoginFormProps
  extends Omit<FormProps, 'children' | 'submit' | 'onChange' | 'onBlur'>,
    FormState<LoginValues> {
  labels: Readonly<Record<keyof LoginValues, string>>;
  /** The way on for people who have forgotten the password. */
  forgotten: { readonly label: string; readonly href: string };
  submitLabel: string;
  /** Replaces `submitLabel` while busy. */
  busyLabel: string;
  /** Below the button: a SocialSignIn. */
  children?: ReactNode;
}

/** Signs in with a phone number or an e-mail address, and a password. */
export const LoginForm = forwardRef<HTMLFormElement, LoginFormProps>(function LoginForm(
  { values, errors, onChange, onBlur, labels, forgotten, submitLabel, busyLabel, busy, children, ...rest },
  ref,
) {
  const form: FormState<LoginValues> = { values, errors, onChange, onBlur };
  const submit = (
    <>
      <Button type="submit" size="large" width="full" icon={SignInIcon} busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {children}
    </>
  );
  return (
    <Form {...rest} ref={ref} busy={busy} submit={submit}>
      <TextField
        {...bindText(form, 'phoneOrEmail')}
        label={labels.phoneOrEmail}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...bindText(form, 'password')} label={labels.password} required />
      <div className={css.row}>
        <Checkbox
          name="remember"
          label={labels.remember}
          checked={values.remember}
          onChange={(event) => onChange('remember', event.currentTarget.checked)}
        />
        <TextLink href={forgotten.href} standing="alone">
          {forgotten.label}
        </TextLink>
      </div>
    </Form>
  );
});
