import type { Drawing, Props } from './tree.ts';

export { Fragment } from './tree.ts';

/** What the compiler turns JSX into. */
export const jsx = (type: Drawing['type'], props: Props, key?: unknown): Drawing => ({ type, props, key });

export { jsx as jsxs };
