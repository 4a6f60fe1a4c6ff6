'use client';
import { forwardRef } from 'react';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps {
  /** The `id` of the page's main part; it needs `tabIndex={-1}`. */
  target: string;
}

/** The first stop of the keyboard: leads past the navigation. Seen only while focused. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink({ target }, ref) {
  const { skipToContent } = useMessages();
  // A plain anchor, not the router's: the browser itself must move the focus.
  return (
    <a ref={ref} href={`#${target}`} className={css.skipLink}>
      {skipToContent}
    </a>
  );
});
