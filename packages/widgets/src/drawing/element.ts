import { type Attributes, type ComponentType, createElement, type VNode } from 'preact';

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

type Props = Readonly<Record<string, unknown>>;

/** Whether somebody writes into it. */
const isWritten = (tag: string, { type }: Props) =>
  tag === 'textarea' || (tag === 'input' && !/^(?:file|checkbox|radio)$/.test(`${type}`));

/** What the DOM calls what React calls `name`. */
function domName(name: string, tag: string, props: Props): string {
  if (name === 'spellCheck') return 'spellcheck';
  // React tells of each letter; the DOM's `change` waits until the field is left.
  if (name === 'onChange' && isWritten(tag, props)) return 'onInput';
  return name.startsWith('stroke') ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name;
}

/** React hands over an event of its own, and with it the one of the browser. */
const withNative = (listener: (event: object) => void) => (event: object) =>
  listener(Object.assign(event, { nativeEvent: event }));

/**
 * Makes what JSX says. Our components name attributes as React does, and Preact without its `compat` takes the names of the DOM. Nothing is
 * set up for all of Preact: the page's own may be the same.
 */
export function element(
  type: string | ComponentType<Props>,
  props: (Props & Attributes) | null,
  ...children: VNode[]
): VNode {
  if (typeof type !== 'string') return createElement(type, props, ...children);
  const entries = Object.entries(props ?? {});
  const named = entries.map(([name, value]) => [
    domName(name, type, props as Props),
    typeof value === 'function' && name.startsWith('on') ? withNative(value as () => void) : value,
  ]);
  return createElement(type, { part: PARTS[type], ...Object.fromEntries(named) }, ...children);
}
