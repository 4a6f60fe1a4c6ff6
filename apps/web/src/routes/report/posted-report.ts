import { createContext } from 'react';

/** A report that was posted as a plain form, before or without scripts, and what came of it. */
export interface PostedReport {
  /** What was typed, by the name of its field. */
  readonly values: Readonly<Record<string, string>>;
  /** A file cannot be put back into a form. */
  readonly hadFile: boolean;
  readonly outcome: 'sent' | 'invalid' | 'failed';
  /** Why the server refused it. */
  readonly message?: string;
  /** By which it is found again, once it was sent. */
  readonly dataCode?: string;
}

export const PostedReportContext = createContext<PostedReport | undefined>(undefined);
