'use client';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type RefAttributes,
  useContext,
} from 'react';

/** The props of a link component: an anchor's attributes, always with `href`. */
export interface LinkComponentProps extends ComponentPropsWithoutRef<'a'>, RefAttributes<HTMLAnchorElement> {
  href: string;
}

/** Renders a link inside the site, e.g. an adapter around a router's own link. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

export const LinkContext = createContext<LinkComponent>('a');

/** The link component of the nearest `UiProvider`; a plain anchor outside of one. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
