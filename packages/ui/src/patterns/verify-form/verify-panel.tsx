'use client';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { VerifyIcon } from '../../components/icon/icons.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useHydrated } from '../../props/use-hydrated.ts';
import { HelpBox } from '../help-box/index.ts';
import * as css from './verify-form.css.ts';
import type { VerifyKind } from './verify-kind.ts';

interface VerifyPanelProps {
  texts: VerifyKind;
  helpTitle: string;
  busyLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  busy: boolean;
  error: string | undefined;
  onSubmit: () => void;
  extra: ReactNode;
}

/**
 * Field, button and help of one kind. Field and button stay together above a phone's keyboard. Until scripts have arrived, the
 * button is enabled and the browser asks for a value, so that a plain post works. From then on, the button waits for a value.
 */
export function VerifyPanel({
  texts,
  helpTitle,
  busyLabel,
  value,
  onValueChange,
  busy,
  error,
  onSubmit,
  extra,
}: VerifyPanelProps) {
  const helpId = useId();
  const hydrated = useHydrated();
  const empty = value.trim() === '';
  const field = {
    label: texts.label,
    name: texts.name,
    placeholder: texts.placeholder,
    maxLength: texts.maxLength,
    required: true,
    error,
    // A page that was answered without scripts shows what is wrong, wherever the field stands.
    autoFocus: !hydrated && error !== undefined,
    value,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-describedby': helpId,
  } as const;
  return (
    <form
      method="post"
      action={texts.action}
      noValidate={hydrated}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {texts.input === 'multiline' ? (
        <TextArea {...field} rows={6} onChange={(event) => onValueChange(event.currentTarget.value)} />
      ) : (
        <TextField
          {...field}
          type={texts.input}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // A disabled button keeps the browser from submitting by Enter; the visitor is told what is missing.
            if (event.key === 'Enter' && empty) onSubmit();
          }}
        />
      )}
      <Button
        type="submit"
        size="large"
        width="full"
        icon={VerifyIcon}
        busy={busy}
        busyLabel={busyLabel}
        disabled={hydrated && empty}
      >
        {texts.submit}
      </Button>
      {extra}
      <HelpBox id={helpId} title={helpTitle}>
        {texts.help}
      </HelpBox>
    </form>
  );
}
