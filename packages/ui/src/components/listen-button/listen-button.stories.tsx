import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ListenButton } from './index.ts';

const meta = {
  title: 'Components/ListenButton',
  component: ListenButton,
  args: {
    label: "Écouter l'analyse",
    stopLabel: 'Arrêter la lecture',
    speaking: false,
    onToggle: () => undefined,
  },
  render: function ControlledButton({ speaking: initial, ...args }) {
    const [speaking, setSpeaking] = useState(initial);
    return <ListenButton {...args} speaking={speaking} onToggle={() => setSpeaking(!speaking)} />;
  },
} satisfies Meta<typeof ListenButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Speaking: Story = { args: { speaking: true } };

export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Écouter l'analyse" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter la lecture' }));
    await expect(canvas.getByRole('button', { name: "Écouter l'analyse" })).toBeVisible();
  },
};
