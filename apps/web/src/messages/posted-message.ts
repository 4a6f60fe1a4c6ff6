import type { PostedMessage } from '@scamguard/client/pages';
import { createContext } from 'react';

/** A message that was posted as a plain form, on the page that answers it. */
export const PostedMessageContext = createContext<PostedMessage | undefined>(undefined);
