import type { IconDrawing } from '../../components/icon/index.ts';

/** A place to go: what it is called, where it is, and whether the visitor is there. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconDrawing;
  /** The page that is open. */
  readonly current?: boolean;
}

/** The attribute that says where the visitor is. */
export const ariaCurrent = ({ current }: NavItem) => (current ? 'page' : undefined);
