import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabBarItems } from '../../testing/sample-content.ts';
import { BottomTabBar } from './index.ts';

const meta = {
  title: 'Patterns/BottomTabBar',
  component: BottomTabBar,
  parameters: { layout: 'fullscreen' },
  args: { items: tabBarItems },
} satisfies Meta<typeof BottomTabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Raccourcis' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The labels need more than a row: a bar of that height stands at the page's end and covers nothing. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Raccourcis' });
    await waitFor(() => expect(bar).toHaveStyle({ position: 'static' }));
    await waitFor(() =>
      expect(bar.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        bar.getBoundingClientRect().height,
      ),
    );
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
