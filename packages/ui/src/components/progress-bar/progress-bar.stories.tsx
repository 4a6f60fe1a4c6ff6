import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_TEXT } from '../../testing/sample-content.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Envoi de la photo', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de la photo' })).toHaveAttribute(
      'value',
      '40',
    );
  },
};

export const Done: Story = { args: { value: 100 } };

export const Unknown: Story = { args: { value: undefined } };

export const LongText: Story = { args: { label: LONG_TEXT } };
