import type { PostedReport } from '@scamguard/client/pages';
import { createContext } from 'react';

/** A report that was posted as a plain form, on the page that answers it. */
export const PostedReportContext = createContext<PostedReport | undefined>(undefined);
