import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Paragraph: Story = { args: { count: 3 } };

export const Title: Story = { args: { shape: 'title' } };

export const CardShape: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton count={2} />
      <Skeleton shape="button" />
    </Stack>
  ),
};
