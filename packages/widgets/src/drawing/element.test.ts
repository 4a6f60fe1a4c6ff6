import { type ComponentType, createRef, options, render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { element } from './element.ts';
import { forwardRef } from './react.ts';

const root = document.createElement('div');

/** What is drawn for one element. */
function drawn(...[type, props, ...children]: Parameters<typeof element>): HTMLElement {
  render(element(type, props, ...children), root);
  return root.firstElementChild as HTMLElement;
}

afterEach(() => render(null, root));

test.each([
  ['input', { type: 'text' }],
  ['input', {}],
  ['textarea', {}],
])('each letter in %s %o is told', (tag, props) => {
  const onChange = vi.fn();
  const field = drawn(tag, { ...props, onChange });
  field.dispatchEvent(new Event('input'));
  field.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['input', { type: 'file' }],
  ['input', { type: 'checkbox' }],
  ['select', {}],
])('what is chosen in %s %o is told once', (tag, props) => {
  const onChange = vi.fn();
  const field = drawn(tag, { ...props, onChange });
  field.dispatchEvent(new Event('input'));
  field.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('an event comes with that of the browser, as from React', () => {
  const onKeyDown = vi.fn();
  const event = new KeyboardEvent('keydown', { key: 'Enter' });
  drawn('textarea', { onKeyDown }).dispatchEvent(event);
  expect(onKeyDown.mock.calls[0]?.[0].nativeEvent).toBe(event);
});

test('the pen of a drawing has the names of SVG', () => {
  const drawing = drawn('svg', {
    viewBox: '0 0 9 9',
    className: 'icon',
    strokeWidth: 2,
    strokeLinecap: 'round',
  });
  expect(drawing.outerHTML).toBe(
    '<svg viewBox="0 0 9 9" class="icon" stroke-width="2" stroke-linecap="round"></svg>',
  );
});

test('links, buttons, headings and fields are parts that a partner can style', () => {
  expect(drawn('button', null).getAttribute('part')).toBe('button');
  expect(drawn('div', null).hasAttribute('part')).toBe(false);
});

test('a component gets its ref, and draws into it', () => {
  const Field = forwardRef<object, HTMLInputElement>((props, ref) => element('input', { ...props, ref }));
  const field = createRef<HTMLInputElement>();
  drawn(Field as ComponentType, { ref: field, title: 'code' });
  expect(field.current?.title).toBe('code');
});

test('nothing is set up for all of Preact, which may be the page’s own', () => {
  expect(options.vnode).toBeUndefined();
  expect(options.event).toBeUndefined();
});
