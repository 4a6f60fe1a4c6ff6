import { createRef, type ReactElement, type Ref } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { act, InFrench, render, renderToString } from './render.tsx';

/** Attributes that a component passes on to its element, and two that it must not. */
interface Probe {
  'data-probe': string;
  'aria-describedby': string;
  id: string;
  className: string;
  style: { color: string };
}

const PROBE: Probe = {
  'data-probe': 'seen',
  'aria-describedby': 'probe-text',
  id: 'probe',
  className: 'intruder',
  style: { color: 'red' },
};

/** What is particular about a component. */
export interface Conformance {
  /** The element, with whatever it needs to stand alone. */
  element: ReactElement;
  /** For components with a ref: the element again, with this ref on it. */
  withRef?: (ref: Ref<never>) => ReactElement;
  /** For components that pass native attributes on: the element again, with these props on it. */
  withProps?: (props: object) => ReactElement;
  /** Another element refers to its `id`, so it takes none from outside. */
  ownsId?: boolean;
}

/**
 * The rules of every public component. It renders on the server without inline styles (a strict Content-Security-Policy blocks
 * them). It hydrates without a complaint. It gives its ref away, passes native attributes on, and keeps its looks to itself.
 */
export function describeConformance(
  name: string,
  { element, withRef, withProps, ownsId }: Conformance,
): void {
  describe(`${name} conforms`, () => {
    it('renders on the server without inline styles or scripts', () => {
      const html = renderToString(element);
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/<(?:style|script)\b/);
      expect(html).not.toMatch(/\son[a-z]+=/);
    });

    it('hydrates what the server rendered', () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(element);
      const onRecoverableError = vi.fn();
      let root: Root | undefined;
      act(() => {
        root = hydrateRoot(container, <InFrench>{element}</InFrench>, { onRecoverableError });
      });
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      act(() => root?.unmount());
      container.remove();
      complaints.mockRestore();
    });

    if (withRef) {
      it('gives its ref an element, and takes it back', () => {
        const ref = createRef<never>();
        const { unmount } = render(withRef(ref));
        expect(ref.current).toBeInstanceOf(HTMLElement);
        unmount();
        expect(ref.current).toBeNull();
      });
    }

    if (withProps) {
      it('passes native attributes on', () => {
        render(withProps(PROBE));
        const target = document.querySelector('[data-probe="seen"]');
        expect(target).not.toBeNull();
        if (!ownsId) expect(target).toHaveAttribute('id', 'probe');
        expect(target?.getAttribute('aria-describedby')).toContain('probe-text');
      });

      it('keeps its looks to itself', () => {
        const { container } = render(withProps(PROBE));
        expect(container.querySelector('.intruder')).toBeNull();
        expect(container.querySelector('[style]')).toBeNull();
      });
    }
  });
}
