import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { CloseIcon, RetryIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { Text } from '../text/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './dialog.css.ts';

export interface DialogUnavailableProps {
  /** The title of the dialog that could not be fetched. */
  title: string;
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in for a dialog that could not be fetched: says so, and offers to try again. */
export function DialogUnavailable({ title, onClose, onRetry }: DialogUnavailableProps) {
  const messages = useMessages();
  const id = useId();
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    retry.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its buttons
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={css.dialog}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
        </div>
        <IconButton label={messages.close} icon={CloseIcon} onClick={onClose} />
      </div>
      <Text id={`${id}-text`}>{messages.loadFailed}</Text>
      <div className={css.actions}>
        <Button ref={retry} icon={RetryIcon} onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    </div>
  );
}
