'use client';
import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Notice } from '../notice/index.ts';
import * as css from './form.css.ts';

export interface FormProps extends Omit<NativeProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** It is being sent: a second press or Enter does nothing. */
  busy?: boolean;
  /** Says that sending failed and that the text is still there. It is read out at once, above the last child. */
  failure?: { readonly title: string; readonly text: string };
  /** The button that sends it. */
  submit: ReactNode;
}

/**
 * Fields and the button that sends them. The owner of the values checks them. After a vain attempt, the first wrong field takes
 * the focus, so that nobody has to look for it on a small screen.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, busy = false, failure, submit, children, ...rest },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const tried = useRef(false);

  const goToFirstWrong = () => {
    const wrong = form.current?.querySelector<HTMLElement>(FIRST_WRONG);
    if (!tried.current || !wrong) return;
    tried.current = false;
    wrong.focus();
  };

  // Mistakes may be found in some later render; until the visitor goes on, the first of them is waited for.
  useEffect(goToFirstWrong);

  useEffect(() => {
    const element = form.current;
    const goOn = () => {
      tried.current = false;
    };
    element?.addEventListener('focusin', goOn);
    return () => element?.removeEventListener('focusin', goOn);
  }, []);

  return (
    <form
      method="post"
      {...withoutStyling(rest)}
      ref={form}
      noValidate
      className={css.form}
      data-state={busy ? 'busy' : failure ? 'failed' : 'idle'}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        tried.current = true;
        onSubmit();
        goToFirstWrong();
      }}
    >
      {children}
      {failure && (
        <Notice tone="danger" title={failure.title} announced="atOnce">
          {failure.text}
        </Notice>
      )}
      {submit}
    </form>
  );
});

/** A wrong control, or the first control of a wrong group. */
const FIRST_WRONG = '[aria-invalid="true"]:not(fieldset), fieldset[data-state="invalid"] :is(input, button)';
