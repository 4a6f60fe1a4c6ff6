import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Signalé par quatre personnes' },
  render: (args) => (
    <Text>
      4 signalements <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    const { width } = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};
