import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { CopyButton } from './index.ts';

const props = { text: 'TX-1', label: 'Copier', copiedLabel: 'Copié', failedLabel: 'Copie impossible' };

describeConformance('CopyButton', {
  element: <CopyButton {...props} />,
  withRef: (ref) => <CopyButton {...props} ref={ref} />,
  withProps: (rest) => <CopyButton {...props} {...rest} />,
});

describe('CopyButton', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('copies its text, and does not say so of another one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { rerender } = render(<CopyButton {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await screen.findByRole('button', { name: 'Copié' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('TX-1');
    rerender(<CopyButton {...props} text="TX-2" />);
    expect(screen.getByRole('button', { name: 'Copier' })).toBeVisible();
  });

  it('admits that a browser without a clipboard copied nothing', async () => {
    vi.stubGlobal('navigator', {});
    render(<CopyButton {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await screen.findByRole('button', { name: 'Copie impossible' })).toBeVisible();
  });
});
