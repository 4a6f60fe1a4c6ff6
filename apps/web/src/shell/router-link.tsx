import type { LinkComponentProps } from '@scamguard/ui';
import { Link } from 'react-router-dom';

/** A link inside the site that changes the page without loading it again. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link {...rest} to={href} />;
}
