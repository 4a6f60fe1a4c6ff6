import type { LinkComponentProps, UiMessages } from '@scamguard/ui';
import { createContext, useContext } from 'react';

/**
 * In the place of `@scamguard/ui`'s own provider: a widget brings only those messages that its components use, and its links
 * are plain anchors, since the page around it has a router of its own or none.
 */
const Messages = createContext({} as UiMessages);

export const MessagesProvider = Messages.Provider;

export const useMessages = (): UiMessages => useContext(Messages);

export const Anchor = ({ children, ...rest }: LinkComponentProps) => <a {...rest}>{children}</a>;
