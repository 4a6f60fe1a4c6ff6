import type { LinkComponentProps } from '@scamguard/ui';
import { Link } from 'react-router-dom';

/** A link inside the site that changes the page without loading it again; what the server answers itself is loaded. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link {...rest} to={href} reloadDocument={href.startsWith('/api/')} />;
}
