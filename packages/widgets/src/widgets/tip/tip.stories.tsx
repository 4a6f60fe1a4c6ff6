import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tips } from '../../stories/answers.ts';
import { insideOf, json, never, noLine, WidgetOnPage, withAnswers } from '../../stories/widget-story.tsx';

const PATH = '/api/daily-tips';

const meta = {
  title: 'Widgets/Tip',
  component: WidgetOnPage,
  args: { name: 'tip' },
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  beforeEach: withAnswers({ [PATH]: json(tips) }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'tip');
    await expect(await inside.findByText(/Votre code secret ne se dit jamais/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: withAnswers({ [PATH]: never }) };

export const Failed: Story = {
  beforeEach: withAnswers({ [PATH]: noLine }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'tip');
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      "Impossible de charger l'astuce du jour.",
    );
  },
};

export const Contrast: Story = { ...Ready, args: { attributes: { theme: 'contrast' } } };
