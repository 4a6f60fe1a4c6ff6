import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerdictMark } from './index.ts';

const meta = {
  title: 'Patterns/VerdictMark',
  component: VerdictMark,
  args: { outcome: 'safe' },
} satisfies Meta<typeof VerdictMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Safe: Story = {};

export const Unknown: Story = { args: { outcome: 'unknown' } };

export const Caution: Story = { args: { outcome: 'caution' } };

export const Danger: Story = { args: { outcome: 'danger' } };

export const InText: Story = {
  render: () => (
    <p>
      <VerdictMark outcome="danger" size="text" />
    </p>
  ),
};
