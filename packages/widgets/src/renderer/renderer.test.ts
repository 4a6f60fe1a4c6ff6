import fc from 'fast-check';
import { act, createElement as reactElement } from 'react';
import { createRoot as reactRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { createRoot } from './client.ts';
import { jsx } from './jsx-runtime.ts';
import * as own from './react.ts';
import type { Drawing } from './tree.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A tree that both renderers can be given. */
type Sketch =
  | string
  | number
  | null
  | boolean
  | { tag: string; key?: string; props: object; inside: Sketch[] };

const build = (
  create: (type: string, props: object, ...inside: unknown[]) => unknown,
  sketch: Sketch,
): unknown =>
  typeof sketch === 'object' && sketch !== null
    ? create(
        sketch.tag,
        { ...sketch.props, ...(sketch.key ? { key: sketch.key } : {}) },
        ...sketch.inside.map((each) => build(create, each)),
      )
    : sketch;

const { tree } = fc.letrec<{ tree: Sketch }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom('a', 'mot', null, false, true), fc.nat(9)),
    fc.record({
      tag: fc.constantFrom('div', 'span', 'p', 'section', 'button'),
      props: fc.record(
        {
          className: fc.constantFrom('x', 'y z'),
          title: fc.constantFrom('t', undefined),
          hidden: fc.boolean(),
          tabIndex: fc.constantFrom(0, -1),
          'aria-hidden': fc.boolean(),
          'data-state': fc.constantFrom('on', 'off'),
        },
        { requiredKeys: [] },
      ),
      inside: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));

/** Only tags that may hold each other, so that both see the same nesting; parts are ours alone. */
const htmlOf = (container: Element) => container.innerHTML.replaceAll(/ part="\w+"/g, '');
const sorted = (html: string) =>
  html.replaceAll(
    /<(\w+)((?: [\w-]+="[^"]*")+)>/g,
    (_all, tag: string, attributes: string) =>
      `<${tag} ${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).toSorted().join(' ')}>`,
  );

const Counter = () => {
  const [count, setCount] = own.useState(0);
  const [text, setText] = own.useState('');
  return [
    count % 2 === 1 && jsx('p', { children: 'odd' }),
    jsx('input', {
      value: text,
      onChange: (event: Event) => setText((event.target as HTMLInputElement).value),
    }),
    jsx('button', { onClick: () => setCount((before) => before + 1), children: count }),
  ];
};

const list = (keys: number[]) => keys.map((key) => jsx('li', { id: `i${key}` }, `${key}`));

describe('the renderer', () => {
  it('draws what React draws, first and after any change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 4 }), async (sketches) => {
        const theirs = document.createElement('div');
        const ours = document.createElement('div');
        const react = reactRoot(theirs);
        const root = createRoot(ours);
        const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
        for (const sketch of sketches) {
          await act(() => react.render(build(reactElement as never, sketch) as never));
          root.render(build(own.createElement as never, sketch));
          expect(sorted(htmlOf(ours))).toBe(sorted(theirs.innerHTML));
        }
        await act(() => react.unmount());
        root.unmount();
        silent.mockRestore();
        expect(ours.innerHTML).toBe('');
      }),
      { numRuns: 150 },
    );
  });

  it('moves keyed elements without making them anew', () => {
    const container = document.createElement('ul');
    const root = createRoot(container);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(12)), fc.uniqueArray(fc.nat(12)), (before, after) => {
        root.render(list(before));
        const nodes = new Map([...container.children].map((node) => [node.id, node]));
        root.render(list(after));
        expect([...container.children].map(({ id }) => id)).toEqual(after.map((key) => `i${key}`));
        for (const node of container.children) {
          const old = nodes.get(node.id);
          if (old) expect(node).toBe(old);
        }
      }),
    );
  });

  it('keeps state, focus and what is typed while something before it comes and goes', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(jsx(Counter, {}));
    const [input, button] = [container.querySelector('input'), container.querySelector('button')];
    input?.focus();
    if (input) input.value = 'abc';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    button?.click();
    await Promise.resolve();
    expect(container.querySelector('p')?.textContent).toBe('odd');
    expect(container.querySelector('input')).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input?.value).toBe('abc');
    expect(button?.textContent).toBe('1');
    container.remove();
  });

  it('runs effects when their needs change and undoes them at the end', () => {
    const log: string[] = [];
    const Watcher = ({ of }: { of: string }) => {
      own.useEffect(() => {
        log.push(`+${of}`);
        return () => log.push(`-${of}`);
      }, [of]);
      return null;
    };
    const root = createRoot(document.createElement('div'));
    const show = (content: Drawing | null) => root.render(content);
    show(jsx(Watcher, { of: 'a' }));
    show(jsx(Watcher, { of: 'a' }));
    show(jsx(Watcher, { of: 'b' }));
    show(null);
    expect(log).toEqual(['+a', '-a', '+b', '-b']);
  });

  it('gives the nearest provided context, ids that differ, and fills refs', () => {
    const Word = own.createContext('none');
    const seen: string[] = [];
    const ids = new Set<string>();
    const Reader = () => {
      seen.push(own.useContext(Word));
      ids.add(own.useId());
      return null;
    };
    const ref: { current: Element | null } = { current: null };
    const root = createRoot(document.createElement('div'));
    root.render([
      jsx(Reader, {}),
      jsx(Word.Provider as never, {
        value: 'some',
        children: jsx('div', { ref, children: jsx(Reader, {}) }),
      }),
    ]);
    expect(seen).toEqual(['none', 'some']);
    expect(ids.size).toBe(2);
    expect(ref.current?.tagName).toBe('DIV');
    root.render(null);
    expect(ref.current).toBeNull();
  });

  it('draws SVG as SVG, with the names of its attributes', () => {
    const container = document.createElement('div');
    createRoot(container).render(
      jsx('svg', {
        viewBox: '0 0 1 1',
        className: 'i',
        children: jsx('path', { strokeWidth: '2', d: 'M0 0' }),
      }),
    );
    expect(container.innerHTML).toBe(
      '<svg viewBox="0 0 1 1" class="i"><path stroke-width="2" d="M0 0"></path></svg>',
    );
    expect(container.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});
