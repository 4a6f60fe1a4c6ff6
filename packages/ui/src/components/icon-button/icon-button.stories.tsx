import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon, MenuIcon } from '../icon/icons.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Fermer', icon: CloseIcon, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Fermer' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  },
};

export const Outlined: Story = { args: { label: 'Ouvrir le menu', icon: MenuIcon, variant: 'outlined' } };

export const Disabled: Story = { args: { disabled: true } };
