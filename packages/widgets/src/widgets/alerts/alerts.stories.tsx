import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alerts } from '../../stories/answers.ts';
import { insideOf, json, never, noLine, WidgetOnPage, withAnswers } from '../../stories/widget-story.tsx';

const PATH = '/api/alerts/current';

const meta = {
  title: 'Widgets/Alerts',
  component: WidgetOnPage,
  args: { name: 'alerts' },
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  beforeEach: withAnswers({ [PATH]: json(alerts) }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'alerts');
    await expect(await inside.findAllByRole('article')).toHaveLength(2);
    await expect(inside.getByText('publiée hier')).toBeVisible();
    const elsewhere = inside.getByRole('link', { name: 'Les autres façons de nous joindre' });
    await expect(elsewhere).toHaveAttribute('href', expect.stringMatching(/\/partout$/));
  },
};

/** Titles only. */
export const Small: Story = {
  args: { attributes: { size: 'small' } },
  beforeEach: withAnswers({ [PATH]: json(alerts) }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'alerts');
    await expect(await inside.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = { beforeEach: withAnswers({ [PATH]: never }) };

export const Empty: Story = {
  beforeEach: withAnswers({ [PATH]: json([]) }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'alerts');
    await expect(await inside.findByText('Aucune alerte en ce moment.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: withAnswers({ [PATH]: noLine }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'alerts');
    await expect(await inside.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Dark: Story = { ...Ready, args: { attributes: { theme: 'dark' } } };
