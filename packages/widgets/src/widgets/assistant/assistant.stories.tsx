import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** What got no answer is tried again by its bubble: the same words, once, and the keyboard goes on behind them. */
export const RetriedAfterRefusal: Story = {
  beforeEach: () => {
    const answers = [json({ code: 'too_many', message: 'Attendez une minute.' }, 429), json(interview)];
    return withAnswers({ [PATH]: () => (answers.shift() ?? never)() })();
  },
  play: async ({ canvasElement }) => {
    const inside = await tell(canvasElement);
    const retry = await inside.findByRole('button', { name: 'Réessayer' }, PATIENCE);
    await expect(inside.getByText('Attendez une minute.')).toBeVisible();
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await inside.findByRole('button', { name: 'Non, rien' }, PATIENCE)).toBeVisible();
    await expect(inside.queryByText('Attendez une minute.')).toBeNull();
    await expect(inside.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    const own = inside.getAllByText('On me demande mon code');
    await expect(own).toHaveLength(1);
    const focused = () => canvasElement.querySelector('scamguard-assistant')?.shadowRoot?.activeElement;
    await waitFor(() => expect(focused()?.contains(own[0] ?? null)).toBe(true));
  },
};
