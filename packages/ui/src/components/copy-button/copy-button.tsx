'use client';
import { forwardRef, useState } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { CopyIcon, DoneIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps
  extends Omit<NativeProps<'button'>, 'children' | 'type' | 'onClick'>,
    Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** What is copied. */
  text: string;
  /** E.g. "Copier". */
  label: string;
  /** Once it is copied, on the button and read out: "Copié". */
  copiedLabel: string;
  /** Where the browser refuses, e.g. "Copie impossible. Appuyez longtemps sur le texte." */
  failedLabel: string;
}

/** Copies a text, and says whether it could. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, copiedLabel, failedLabel, variant = 'secondary', ...rest },
  ref,
) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly succeeded: boolean }>();
  // Another text has not been copied yet.
  const outcome = copied?.text === text ? copied : undefined;
  const state = outcome ? (outcome.succeeded ? 'copied' : 'failed') : 'idle';
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        icon={state === 'copied' ? DoneIcon : CopyIcon}
        data-outcome={state}
        onClick={async () => setCopied({ text, succeeded: await copyText(text) })}
      >
        {words}
      </Button>
      <output>
        <VisuallyHidden>{state === 'idle' ? '' : words}</VisuallyHidden>
      </output>
    </>
  );
});
