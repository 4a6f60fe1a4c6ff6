import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../components/text/index.ts';
import { LONG_TEXT } from '../../testing/sample-content.ts';
import { FloatingDock } from '../floating-dock/index.ts';
import { AssistantButton } from './index.ts';

const meta = {
  title: 'Patterns/AssistantButton',
  component: AssistantButton,
  args: { label: "Ouvrir l'assistant", onClick: fn() },
  render: (args) => (
    <>
      <Text>{LONG_TEXT}</Text>
      <FloatingDock>
        <AssistantButton {...args} />
      </FloatingDock>
    </>
  ),
} satisfies Meta<typeof AssistantButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: "Ouvrir l'assistant", expanded: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While the assistant stands open. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};
