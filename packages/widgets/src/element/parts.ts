import { options } from 'preact';

/** Names of parts, for a partner's `::part()`. */
const PARTS: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  h2: 'heading',
  h3: 'heading',
  input: 'field',
  select: 'field',
  textarea: 'field',
};

const drawn = options.vnode;
options.vnode = (vnode) => {
  const part = PARTS[vnode.type as string];
  if (part) Object.assign(vnode.props, { part });
  drawn?.(vnode);
};
