'use client';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.ts';
import type { UiMessages } from './messages.ts';
import { MessagesContext } from './messages-context.ts';

export interface UiProviderProps {
  /** Strings that components own, in the visitor's language: `frMessages`, `enMessages` or your own. */
  messages: UiMessages;
  /** Renders links whose address starts with `/`, `?` or `#`; all others are plain anchors. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Stands once around everything and says how links work and which language the components speak. */
export function UiProvider({ messages, linkComponent = 'a', children }: UiProviderProps) {
  return (
    <MessagesContext.Provider value={messages}>
      <LinkContext.Provider value={linkComponent}>{children}</LinkContext.Provider>
    </MessagesContext.Provider>
  );
}
