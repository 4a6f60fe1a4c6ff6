import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { Dialog } from './index.ts';

const props = { onOpenChange: () => undefined, title: 'Effacer ?', text: 'On ne peut pas la retrouver.' };

// On the server an open dialog renders nothing: what draws it is loaded in the browser.
describeConformance('Dialog', { element: <Dialog {...props} open /> });

describe('Dialog', () => {
  it('gives its ref the panel once it is loaded, and injects no style element', async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Dialog {...props} open ref={ref} />);
    const dialog = await screen.findByRole('dialog', { name: 'Effacer ?' });
    expect(ref.current).toBe(dialog);
    expect(dialog).toHaveAccessibleDescription('On ne peut pas la retrouver.');
    expect(document.querySelector('style')).toBeNull();
  });

  it('loads nothing until it opens', async () => {
    const { rerender } = render(<Dialog {...props} open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Dialog {...props} open />);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
