import type { Props } from './tree.ts';

type Listener = (event: Event) => void;

/** What each element listens to now; one listener stays in place while what it calls changes. */
const listeners = new WeakMap<Element, Map<string, unknown>>();

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

/** The name of an attribute in the document; SVG's are the only ones whose letters matter. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
const inDocument = (name: string) =>
  NAMES[name] ??
  (/^(stroke|fill|clip)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name);

/** Makes a new element's part known to the page's style sheets. */
export function namePart(element: Element, type: string): void {
  const part = PARTS[type];
  if (part) element.setAttribute('part', part);
}

/** Brings an element from the attributes and listeners it had to those it has now. */
export function setAttributes(element: Element, before: Props, now: Props): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const value = now[name];
    if (name === 'children' || name === 'ref') continue;
    if (/^on[A-Z]/.test(name)) listen(element, name.slice(2).toLowerCase(), value);
    else if (name === 'value' || name === 'checked') setLive(element, name, value);
    else if (name === 'defaultValue') {
      if (!('defaultValue' in before)) setLive(element, 'value', value);
    } else if (value !== before[name]) setAttribute(element, inDocument(name), value);
  }
}

/** What the visitor changes too: compared with what stands there, so that typing is not disturbed. */
function setLive(element: Element, name: string, value: unknown): void {
  const live = element as unknown as Record<string, unknown>;
  if (!(name in live)) setAttribute(element, name, value);
  else if (value !== undefined && live[name] !== value) live[name] = value;
}

function setAttribute(element: Element, name: string, value: unknown): void {
  const isWord = /^(aria-|data-|spell|draggable)/.test(name);
  if (value === undefined || value === null || (value === false && !isWord)) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !isWord ? '' : String(value));
}

function listen(element: Element, event: string, listener: unknown): void {
  // React's change is the platform's input, where somebody types.
  const name =
    event === 'change' && /^(INPUT|TEXTAREA)$/.test(element.tagName)
      ? 'input'
      : ({ focus: 'focusin', blur: 'focusout' }[event] ?? event);
  const own = listeners.get(element) ?? new Map<string, unknown>();
  listeners.set(element, own);
  if (!own.has(name)) {
    element.addEventListener(name, (happened) => {
      const listener = own.get(name) as Listener | undefined;
      // React wraps the browser's event; here it is its own.
      listener?.(Object.assign(happened, { nativeEvent: happened }));
    });
  }
  own.set(name, listener);
}
