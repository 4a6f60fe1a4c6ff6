import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Drawer } from './index.ts';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { title: 'Menu', open: false, onOpenChange: () => undefined, children: LONG_TEXT },
  render: function ControlledDrawer({ children, ...args }) {
    const [open, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={button} onClick={() => setOpen(true)}>
          Ouvrir
        </Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} returnFocusTo={button}>
          <Text>{children}</Text>
          <Button onClick={() => setOpen(false)}>Valider</Button>
        </Drawer>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = {};

export const FromTheStart: Story = { args: { side: 'start' } };

/** The focus goes in, stays in, and comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const close = drawer.getByRole('button', { name: 'Fermer' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Valider' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
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
    const drawer = await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
    await userEvent.click(drawer.previousElementSibling ?? drawer, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongWord: Story = { args: { title: LONG_WORD, children: LONG_WORD } };
