'use client';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Form, type FormProps } from '../../components/form/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { PhoneField, type PhoneFieldProps } from '../../components/phone-field/index.ts';
import { bindText, type FormState } from '../../props/form-state.ts';

/** What signing up asks for. Source: specification, sections 3 and 5. */
export interface RegisterValues {
  /** In E.164 form. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

export interface RegisterFormProps
  extends Omit<FormProps, 'children' | 'submit' | 'onChange' | 'onBlur'>,
    FormState<RegisterValues>,
    Pick<PhoneFieldProps, 'countryNames' | 'defaultCountry'> {
  labels: Readonly<Record<Exclude<keyof RegisterValues, 'terms'>, string>>;
  /** A sentence with a link to the terms. */
  terms: ReactNode;
  /** The purpose of the number: "Nous y enverrons un code à 6 chiffres.". */
  phoneHelp?: string;
  /** "Au moins 8 signes. Trois mots qui vous parlent suffisent.". */
  passwordHelp?: string;
  submitLabel: string;
  /** Replaces `submitLabel` while busy. */
  busyLabel: string;
  /** Below the button: a SocialSignIn. */
  children?: ReactNode;
}

/** Signs up with a phone number, to which a code is sent. */
export const RegisterForm = forwardRef<HTMLFormElement, RegisterFormProps>(function RegisterForm(
  {
    values,
    errors,
    onChange,
    onBlur,
    labels,
    terms,
    phoneHelp,
    passwordHelp,
    countryNames,
    defaultCountry,
    submitLabel,
    busyLabel,
    busy,
    children,
    ...rest
  },
  ref,
) {
  const form: FormState<RegisterValues> = { values, errors, onChange, onBlur };
  const submit = (
    <>
      <Button type="submit" size="large" width="full" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {children}
    </>
  );
  const { onChange: _typed, ...phone } = bindText(form, 'phoneNumber');
  return (
    <Form {...rest} ref={ref} busy={busy} submit={submit}>
      <PhoneField
        {...phone}
        label={labels.phoneNumber}
        help={phoneHelp}
        required
        countryNames={countryNames}
        defaultCountry={defaultCountry}
        onValueChange={(number) => onChange('phoneNumber', number)}
      />
      <PasswordField
        {...bindText(form, 'password')}
        label={labels.password}
        help={passwordHelp}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...bindText(form, 'confirmPassword')}
        label={labels.confirmPassword}
        required
        autoComplete="new-password"
      />
      <Checkbox
        name="terms"
        label={terms}
        required
        checked={values.terms}
        error={errors?.terms}
        onChange={(event) => onChange('terms', event.currentTarget.checked)}
      />
    </Form>
  );
});
