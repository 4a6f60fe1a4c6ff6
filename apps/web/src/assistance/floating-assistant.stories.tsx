import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calmRequest, dangerousTransfer, firstQuestion } from '../routes/chatbot/chatbot.samples.ts';
import { linkTo } from '../screen/links.ts';
import { onItsWay, refusal } from '../testing/server-answers.ts';
import { type Site, screenStories } from '../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Site/FloatingAssistant',
  args: { address: linkTo('/privacy') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button comes a moment after the first sign of use, the answer a second after the message. */
const PATIENCE = { timeout: 10_000 };

async function open(canvasElement: HTMLElement, button: string) {
  const page = within(canvasElement);
  // The page listens for signs of use once scripts have taken it over.
  await waitFor(async () => {
    await userEvent.hover(page.getByRole('main'));
    await userEvent.unhover(page.getByRole('main'));
    expect(page.getByRole('button', { name: button })).toBeVisible();
  }, PATIENCE);
  await userEvent.click(page.getByRole('button', { name: button }));
  return within(await page.findByRole('dialog', {}, PATIENCE));
}

async function tell(canvasElement: HTMLElement) {
  const panel = await open(canvasElement, "Ouvrir l'assistant");
  await userEvent.type(panel.getByRole('textbox'), 'On me demande de renvoyer 25 000 F{Enter}');
  return panel;
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, "Ouvrir l'assistant");
    await expect(panel.getByRole('button', { name: "J'ai déjà donné de l'argent ou un code" })).toBeVisible();
  },
};

export const EmptyInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Open the assistant');
    await expect(panel.getByRole('button', { name: 'I already gave money or a code' })).toBeVisible();
  },
};

export const Asking: Story = {
  args: { answers: { verifyConversation: firstQuestion } },
  play: async ({ canvasElement }) => {
    const panel = await tell(canvasElement);
    await expect(await panel.findByRole('button', { name: 'Non, rien' }, PATIENCE)).toBeVisible();
  },
};

export const Answering: Story = {
  args: { answers: { verifyConversation: onItsWay } },
  play: async ({ canvasElement }) => {
    const panel = await tell(canvasElement);
    await expect(await panel.findByText("L'assistant écrit...")).toBeInTheDocument();
    // Until then the next piece can be written.
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveAttribute('readonly'), PATIENCE);
  },
};

/** The way to first aid stands once, with what is gone. */
export const Danger: Story = {
  args: { answers: { verifyConversation: dangerousTransfer } },
  play: async ({ canvasElement }) => {
    const panel = await tell(canvasElement);
    await expect(await panel.findByRole('link', { name: "J'ai envoyé l'argent" }, PATIENCE)).toHaveAttribute(
      'href',
      '/urgence?lost=money',
    );
  },
};

export const DangerOnDesktop: Story = { ...Danger, globals: { viewport: { value: 'desktop' } } };

export const Calm: Story = {
  args: { answers: { verifyConversation: calmRequest } },
  play: async ({ canvasElement }) => {
    const panel = await tell(canvasElement);
    await expect(await panel.findByText(/^Rien de suspect/, {}, PATIENCE)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { verifyConversation: refusal(503, 'Le service est indisponible pour le moment.') } },
  play: async ({ canvasElement }) => {
    const panel = await tell(canvasElement);
    await expect(await panel.findByRole('button', { name: 'Réessayer' }, PATIENCE)).toBeVisible();
  },
};
