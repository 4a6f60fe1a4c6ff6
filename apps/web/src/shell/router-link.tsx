import type { LinkComponentProps } from '@scamguard/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** A link inside the site that changes the page without loading it again; what the server answers itself is loaded. */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps) {
  const [pathname, navigate] = useLocation();
  const to = href.startsWith('?') ? pathname + href : href;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      target ||
      !to.startsWith('/') ||
      to.startsWith('/api/') ||
      opensElsewhere(event)
    )
      return;
    event.preventDefault();
    // To the page one is on there is no way back.
    navigate(to, { replace: to === location.pathname + location.search });
  };
  return (
    <a {...rest} href={to} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether the visitor wants another tab or window, or to keep the page. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
