export type { NavItem } from './nav-item.ts';
