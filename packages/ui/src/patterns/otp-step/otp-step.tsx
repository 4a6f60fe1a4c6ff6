'use client';
import { forwardRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { Form, type FormProps } from '../../components/form/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { BackIcon, RetryIcon } from '../../components/icon/icons.ts';
import { Notice } from '../../components/notice/index.ts';
import { OtpField } from '../../components/otp-field/index.ts';
import { Text } from '../../components/text/index.ts';
import * as css from './otp-step.css.ts';

export interface OtpStepProps
  extends Omit<FormProps, 'title' | 'children' | 'submit' | 'onChange' | 'onBlur'> {
  title: string;
  headingLevel?: 2 | 3;
  /** The number to which the code was sent: "Un code a été envoyé au +229 01 97 00 00 00.". */
  text: string;
  /** Name of the field. */
  label: string;
  /** The digits so far. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string;
  /** Said where no message is really sent: a test server. */
  testNote?: string;
  submitLabel: string;
  /** Replaces `submitLabel` while busy. */
  busyLabel: string;
  /** Sends another code; while it may not be asked for, `wait` says when. */
  resend?: { readonly label: string; readonly onResend: () => void; readonly wait?: string };
  /** Leads back to the form before. */
  back: { readonly label: string; readonly onBack: () => void };
}

/** Proves that a phone number is one's own, by the code that was sent to it. */
export const OtpStep = forwardRef<HTMLFormElement, OtpStepProps>(function OtpStep(
  {
    title,
    headingLevel = 2,
    text,
    label,
    value,
    onValueChange,
    error,
    testNote,
    submitLabel,
    busyLabel,
    busy,
    resend,
    back,
    ...rest
  },
  ref,
) {
  const submit = (
    <>
      <Button type="submit" size="large" width="full" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      <div className={css.ways}>
        <Button variant="quiet" icon={BackIcon} onClick={back.onBack}>
          {back.label}
        </Button>
        {resend &&
          (resend.wait ? (
            <p className={css.wait}>{resend.wait}</p>
          ) : (
            <Button variant="quiet" icon={RetryIcon} onClick={resend.onResend}>
              {resend.label}
            </Button>
          ))}
      </div>
    </>
  );
  return (
    <div className={css.step}>
      <div className={css.head}>
        <Heading level={headingLevel}>{title}</Heading>
        <Text>{text}</Text>
      </div>
      {testNote && <Notice tone="attention">{testNote}</Notice>}
      <Form {...rest} ref={ref} busy={busy} submit={submit}>
        <OtpField
          name="otp"
          label={label}
          required
          value={value}
          error={error}
          onValueChange={onValueChange}
        />
      </Form>
    </div>
  );
});
