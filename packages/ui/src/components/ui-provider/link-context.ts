'use client';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type RefAttributes,
  useContext,
} from 'react';

/** What a link component is given: an anchor's attributes, `href` always among them. */
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
