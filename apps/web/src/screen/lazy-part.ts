import { type ComponentType, lazy } from 'react';

/** A part that comes after its page. If it cannot be had, as without a network, the page is whole all the same. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
