import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { Drawer } from './index.ts';

const props = { open: true, onOpenChange: () => undefined, title: 'Menu', children: 'Accueil' };

// On the server an open drawer renders nothing: it belongs to the end of the body.
describeConformance('Drawer', {
  element: <Drawer {...props} open={false} />,
  withRef: (ref) => <Drawer {...props} ref={ref} />,
});

describe('Drawer', () => {
  it('injects no style element', () => {
    render(<Drawer {...props} />);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(document.querySelector('style')).toBeNull();
  });
});
