'use client';
import { forwardRef, useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface GoButtonProps extends Omit<ButtonProps, 'type' | 'form'> {
  /** The address to which it leads as long as no script answers, with its query. */
  href: string;
  onClick: () => void;
}

/** A button whose script does something in place, and which leads to a page that does the same where no script runs. */
export const GoButton = forwardRef<HTMLButtonElement, GoButtonProps>(function GoButton(
  { href, onClick, ...rest },
  ref,
) {
  const id = useId();
  const [path, query] = href.split('?', 2);
  return (
    <>
      <form id={id} action={path} hidden>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <Button
        {...rest}
        ref={ref}
        type="submit"
        form={id}
        onClick={(event) => {
          event.preventDefault();
          onClick();
        }}
      />
    </>
  );
});
