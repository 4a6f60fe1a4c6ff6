'use client';
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { forwardRef, type ReactNode } from 'react';
import { requireProps, requireVariants } from '../../props/misuse.ts';
import { Heading } from '../heading/index.ts';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import { WovenBand } from '../woven-band/index.ts';
import * as css from './drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  /** Called when the visitor closes it: button, Escape, a touch outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The edge it comes from. */
  side?: 'start' | 'end';
  /** Where the keyboard goes on closing; to whatever had it before, unless given. */
  returnFocusTo?: { readonly current: HTMLElement | null };
  children: ReactNode;
}

/**
 * A panel over the edge of the page. The focus stays inside while it is open.
 *
 * The scrim is our own: Radix's overlay would inject a `<style>` to lock scrolling, which a strict
 * Content-Security-Policy forbids. A touch on ours counts as a touch outside.
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { open, onOpenChange, title, side, returnFocusTo, children },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps(
      'Drawer',
      { title, onOpenChange },
      'The title is its name for screen readers, and the function closes it.',
    );
    requireVariants('Drawer', css.drawer, { side });
  }
  const messages = useMessages();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className={css.scrim} aria-hidden="true" />
        <Content
          ref={ref}
          className={css.drawer({ side })}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo) return;
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
        >
          <div className={css.head}>
            <Title asChild>
              <Heading level={2} size="title">
                {title}
              </Heading>
            </Title>
            <Close asChild>
              <IconButton label={messages.close} icon={CloseIcon} />
            </Close>
          </div>
          <WovenBand />
          <div className={css.body}>{children}</div>
        </Content>
      </Portal>
    </Root>
  );
});
