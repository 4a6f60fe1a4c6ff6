import { forwardRef } from 'react';
import { type LinkComponentProps, useLinkComponent } from './link-context.ts';

const isInsideSite = (href: string) => /^[?#]|^\/(?!\/)/.test(href);

/** A link that takes the application's router inside the site and is a plain anchor for everything else. */
export const Anchor = forwardRef<HTMLAnchorElement, LinkComponentProps>(function Anchor(props, ref) {
  const Link = useLinkComponent();
  const Element = isInsideSite(props.href) ? Link : 'a';
  return <Element {...props} ref={ref} />;
});
