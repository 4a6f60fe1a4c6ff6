'use client';
import { createContext, useContext } from 'react';
import type { UiMessages } from './messages.ts';

/** Carries the strings that components own. There is no default, so that a page brings one language only. */
export const MessagesContext = createContext<UiMessages | undefined>(undefined);

/**
 * The strings of the nearest `UiProvider`.
 *
 * @throws {Error} outside of one.
 */
export function useMessages(): UiMessages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('Put <UiProvider messages={…}> around @scamguard/ui.');
  return messages;
}
