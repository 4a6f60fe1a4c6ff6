'use client';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { AboutIcon, CloseIcon, DangerIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './toast.css.ts';
import type { ToastEntry } from './toast-state.ts';

/** Long enough for people who read slowly. Pointing at it or focusing it stops the clock. */
const SHOWN_FOR_MS = 10_000;

export interface ToastOutletProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: string) => void;
}

/** Draws the notifications. Loaded on demand, see toast-provider.tsx. */
export function ToastOutlet({ toasts, onDismiss }: ToastOutletProps) {
  const messages = useMessages();
  return (
    <Provider duration={SHOWN_FOR_MS} label={messages.notifications}>
      {toasts.map(({ id, open, title, description, tone = 'default' }) => (
        <Root
          key={id}
          open={open}
          onOpenChange={(next) => next || onDismiss(id)}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          className={css.toast({ tone })}
          data-tone={tone}
        >
          <Icon of={tone === 'destructive' ? DangerIcon : AboutIcon} size="medium" />
          <div>
            <Title className={css.title}>{title}</Title>
            {description && <Description className={css.description}>{description}</Description>}
          </div>
          <Close asChild>
            <IconButton label={messages.close} icon={CloseIcon} />
          </Close>
        </Root>
      ))}
      <Viewport className={css.viewport} label={`${messages.notifications} ({hotkey})`} />
    </Provider>
  );
}
