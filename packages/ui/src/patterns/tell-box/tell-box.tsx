'use client';
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { FormField } from '../../components/form-field/index.ts';
import { VerifyIcon } from '../../components/icon/icons.ts';
import { Inline } from '../../components/layout/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { useHydrated } from '../../props/use-hydrated.ts';
import { form } from '../verify-form/verify-form.css.ts';
import * as css from './tell-box.css.ts';

export interface TellBoxProps
  extends Omit<
    NativeProps<'textarea'>,
    'children' | 'rows' | 'disabled' | 'required' | 'value' | 'onChange'
  > {
  /** E.g. "Collez ou racontez ce qui vous arrive". */
  label: string;
  /** The address to which it is posted without scripts, or without `onSubmit`. */
  action: string;
  /** Its name there. */
  name: string;
  submitLabel: string;
  /** The text in it. If it is left out, the browser keeps the text. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Takes the words in the browser's place; also called with nothing, so that the caller can say that something is needed. */
  onSubmit?: () => void;
  busy?: boolean;
  /** On the button while busy. */
  busyLabel?: string;
  error?: string;
  /** Other ways to fill it in: a picture, the voice. */
  tools?: ReactNode;
}

/** One box that takes everything: a text, a number, a link, a profile. It is a plain form where nobody takes its words. */
export const TellBox = forwardRef<HTMLTextAreaElement, TellBoxProps>(function TellBox(
  {
    label,
    action,
    name,
    submitLabel,
    value,
    onValueChange,
    onSubmit,
    busy = false,
    busyLabel,
    error,
    tools,
    id,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  return (
    <Card>
      <form
        method="post"
        action={action}
        className={form}
        noValidate={hydrated && onSubmit !== undefined}
        onSubmit={(event) => {
          if (!onSubmit) return;
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <FormField label={label} error={error} id={id} required aria-describedby={describedBy}>
          {({ className, ...control }) => (
            <textarea
              autoComplete="off"
              {...withoutStyling(rest)}
              {...control}
              ref={area}
              name={name}
              rows={3}
              value={value}
              onChange={(event) => onValueChange?.(event.currentTarget.value)}
              className={`${className} ${css.words}`}
            />
          )}
        </FormField>
        <Button type="submit" size="large" width="full" icon={VerifyIcon} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {tools && <Inline gap="small">{tools}</Inline>}
      </form>
    </Card>
  );
});
