import type { LinkComponentProps } from '@scamguard/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link inside the site that changes the page without loading it again; what the server answers itself is loaded. */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !href.startsWith('/api/')) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
