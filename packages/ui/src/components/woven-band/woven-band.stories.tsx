import type { Meta, StoryObj } from '@storybook/react-vite';
import { WovenBand } from './index.ts';

const meta = {
  title: 'Components/WovenBand',
  component: WovenBand,
} satisfies Meta<typeof WovenBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edge: Story = {};

export const Strip: Story = { args: { thickness: 'strip' } };

export const Short: Story = { args: { thickness: 'strip', length: 'short' } };

export const Dark: Story = { args: { thickness: 'strip' }, globals: { theme: 'dark' } };
