import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { interview } from '../../stories/answers.ts';
import { insideOf, json, never, WidgetOnPage, withAnswers } from '../../stories/widget-story.tsx';

const PATH = '/api/verify/conversation';

const meta = {
  title: 'Widgets/Assistant',
  component: WidgetOnPage,
  args: { name: 'assistant' },
  parameters: { layout: 'fullscreen' },
  beforeEach: withAnswers({ [PATH]: json(interview) }),
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A written message is held for two seconds, because more may come. */
const PATIENCE = { timeout: 10_000 };

async function open(canvasElement: HTMLElement) {
  const inside = await insideOf(canvasElement, 'assistant');
  await userEvent.click(await inside.findByRole('button', { name: "Ouvrir l'assistant" }));
  return inside;
}

const tell = async (canvasElement: HTMLElement) => {
  const inside = await open(canvasElement);
  await userEvent.type(inside.getByLabelText('Votre message'), 'On me demande mon code{Enter}');
  return inside;
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const inside = await open(canvasElement);
    await expect(await inside.findByRole('dialog', { name: 'Assistant ScamGuard' })).toBeVisible();
  },
};

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const inside = await tell(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Non, rien' }, PATIENCE)).toBeVisible();
  },
};

export const Writing: Story = {
  beforeEach: withAnswers({ [PATH]: never }),
  play: async ({ canvasElement }) => {
    const inside = await tell(canvasElement);
    await expect(await inside.findByText("L'assistant écrit...")).toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: withAnswers({ [PATH]: json({ code: 'too_many', message: 'Attendez une minute.' }, 429) }),
  play: async ({ canvasElement }) => {
    const inside = await tell(canvasElement);
    await expect(await inside.findByText('Attendez une minute.', {}, PATIENCE)).toBeVisible();
  },
};
