import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { RemoveIcon } from '../icon/icons.ts';
import { TextField } from '../text-field/index.ts';
import { DialogUnavailable } from './dialog-unavailable.tsx';
import { Dialog } from './index.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Effacer cette analyse ?',
    text: 'La conversation sera retirée de ce téléphone. On ne peut pas la retrouver ensuite.',
    open: false,
    onOpenChange: () => undefined,
  },
  render: function ControlledDialog(args) {
    const [open, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={button} onClick={() => setOpen(true)}>
          Ouvrir
        </Button>
        <Dialog
          actions={
            <>
              <Button variant="danger" icon={RemoveIcon} onClick={() => setOpen(false)}>
                Effacer
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Garder
              </Button>
            </>
          }
          {...args}
          open={open}
          onOpenChange={setOpen}
          returnFocusTo={button}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of a phone; the main action comes first. */
export const Phone: Story = {};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** The dialog does not exist until it is asked for. */
export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The focus goes in, stays in, and comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Effacer cette analyse ?' });
    const dialog = within(panel);
    await expect(panel).toHaveAccessibleDescription(/On ne peut pas la retrouver/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Effacer' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  },
};

/** A touch beside it closes it, and nothing was injected into the page's head. */
export const TouchedOutside: Story = {
  play: async ({ canvas }) => {
    const styles = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
    const dialog = await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
    await userEvent.click(dialog.previousElementSibling ?? dialog, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WithAField: Story = {
  args: {
    title: 'Que s’est-il passé ?',
    text: undefined,
    children: <TextField label="En quelques mots" />,
  },
};

/** Without a network what draws the dialog cannot be fetched: it says so. */
export const NotFetched: Story = {
  render: ({ title }) => (
    <DialogUnavailable title={title} onClose={() => undefined} onRetry={() => undefined} />
  ),
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Effacer cette analyse ?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Réessayer' })).toHaveFocus());
  },
};

export const NotFetchedDesktop: Story = { ...NotFetched, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = {
  args: { title: LONG_WORD, text: `${LONG_TEXT} ${LONG_TEXT} ${LONG_TEXT} ${LONG_WORD}` },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
