import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footer, LONG_WORD } from '../../testing/sample-content.ts';
import { Footer } from './index.ts';

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footer,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Languages are plain links: they work before any script has arrived. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dioula' });
    await expect(link).toHaveAttribute('href', '?lang=di');
    await expect(link).toHaveAttribute('lang', 'dyu');
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongWord: Story = { args: { mission: LONG_WORD, note: LONG_WORD } };

export const LargeText: Story = { globals: { textSize: '200' } };
