import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act, render, screen, waitFor } from '../../testing/render.tsx';
import { Dialog } from './index.ts';

const network = vi.hoisted(() => ({ isThere: false }));

vi.mock('./dialog-panel.tsx', async (fetchPanel) => {
  if (!network.isThere) throw new TypeError('Failed to fetch');
  return fetchPanel();
});

const onOpenChange = vi.fn();
const props = { onOpenChange, title: 'Effacer ?', text: 'On ne peut pas la retrouver.' };

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

const page = (open: boolean) => (
  <>
    <button type="button">Ouvrir</button>
    <Dialog {...props} open={open} />
  </>
);

describe('Dialog that cannot be fetched', () => {
  beforeEach(() => {
    network.isThere = false;
    onOpenChange.mockClear();
  });

  it('says so instead of closing without a word', async () => {
    render(<Dialog {...props} open />);
    const said = await screen.findByRole('alertdialog', { name: 'Effacer ?' });
    expect(said).toHaveAccessibleDescription(/n'a pas pu être chargée/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Réessayer' })).toHaveFocus());
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('is closed by its button', async () => {
    render(<Dialog {...props} open />);
    await screen.findByRole('alertdialog');
    press('Fermer');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('gives the focus back when it is closed', async () => {
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Ouvrir' }).focus();
    rerender(page(true));
    await screen.findByRole('alertdialog');
    rerender(page(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  });

  it('opens when it is tried again with the network back', async () => {
    render(<Dialog {...props} open />);
    await screen.findByRole('alertdialog');
    network.isThere = true;
    press('Réessayer');
    expect(await screen.findByRole('dialog', { name: 'Effacer ?' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
