import type { PostedCheck } from '@scamguard/client/pages';
import { createContext } from 'react';

/** A check that was posted as a plain form, on the page that answers it. */
export const PostedCheckContext = createContext<PostedCheck | undefined>(undefined);
