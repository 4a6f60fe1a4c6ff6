import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { SampleMark } from './index.ts';

const meta = {
  title: 'Patterns/SampleMark',
  component: SampleMark,
  args: { children: 'Exemple' },
} satisfies Meta<typeof SampleMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const LongWord: Story = { args: { children: LONG_WORD } };

export const Dark: Story = { globals: { theme: 'dark' } };
