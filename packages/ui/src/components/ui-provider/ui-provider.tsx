'use client';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefAttributes,
  useContext,
  useMemo,
} from 'react';
import { frMessages, type UiMessages } from './messages.ts';

/** What a link component is given: an anchor's attributes, `href` always among them. */
export interface LinkComponentProps extends ComponentPropsWithoutRef<'a'>, RefAttributes<HTMLAnchorElement> {
  href: string;
}

/** Renders a link inside the site, e.g. an adapter around a router's own link. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

interface Ui {
  readonly messages: UiMessages;
  readonly linkComponent: LinkComponent;
}

const UiContext = createContext<Ui>({ messages: frMessages, linkComponent: 'a' });

export interface UiProviderProps {
  /** Strings that components own, in the visitor's language. French unless given. */
  messages?: UiMessages;
  /** Renders links whose address starts with `/`, `?` or `#`; all others are plain anchors. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/** Stands once around everything and says how links work and which language the components speak. */
export function UiProvider({ messages = frMessages, linkComponent = 'a', children }: UiProviderProps) {
  const ui = useMemo(() => ({ messages, linkComponent }), [messages, linkComponent]);
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>;
}

/** The strings of the nearest {@link UiProvider}. */
export function useMessages(): UiMessages {
  return useContext(UiContext).messages;
}

/** The link component of the nearest {@link UiProvider}. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).linkComponent;
}
