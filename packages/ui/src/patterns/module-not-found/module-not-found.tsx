import { forwardRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../../components/empty-state/index.ts';
import { BackIcon } from '../../components/icon/icons.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import type { NavItem } from '../navigation/index.ts';

export interface ModuleNotFoundProps extends Omit<EmptyStateProps, 'action' | 'headingLevel'> {
  /** Back to the courses. */
  back: NavItem;
}

/** The lesson that does not exist, and the way to those that do. */
export const ModuleNotFound = forwardRef<HTMLDivElement, ModuleNotFoundProps>(function ModuleNotFound(
  { back, ...rest },
  ref,
) {
  return (
    <EmptyState
      {...rest}
      ref={ref}
      headingLevel={1}
      action={
        <LinkButton href={back.href} icon={back.icon ?? BackIcon} width="fullOnPhone">
          {back.label}
        </LinkButton>
      }
    />
  );
});
