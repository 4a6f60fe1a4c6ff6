'use client';
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { Ref } from 'react';
import { scrim } from '../drawer/drawer.css.ts';
import { Heading } from '../heading/index.ts';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { Text } from '../text/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './dialog.css.ts';
import type { DialogProps } from './dialog-props.ts';

export interface DialogPanelProps extends DialogProps {
  panelRef: Ref<HTMLDivElement>;
}

/** What a dialog shows. Loaded on demand, see dialog.tsx. The scrim is our own for the reason given in drawer.tsx. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  text,
  actions,
  returnFocusTo,
  children,
  panelRef,
}: DialogPanelProps) {
  const messages = useMessages();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className={scrim} aria-hidden="true" />
        <Content
          ref={panelRef}
          className={css.dialog}
          {...(!text && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo) return;
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
        >
          <div className={css.head}>
            <div className={css.title}>
              <Title asChild>
                <Heading level={2}>{title}</Heading>
              </Title>
            </div>
            <Close asChild>
              <IconButton label={messages.close} icon={CloseIcon} />
            </Close>
          </div>
          {text && (
            <Description asChild>
              <Text>{text}</Text>
            </Description>
          )}
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
