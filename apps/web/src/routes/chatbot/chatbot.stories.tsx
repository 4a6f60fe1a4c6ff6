import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { calmRequest, cannotTell, dangerousTransfer, firstQuestion } from './chatbot.samples.ts';

const meta = {
  ...screenStories,
  title: 'Screens/Chatbot',
  args: { address: linkTo('/chatbot') },
  beforeEach: (context) => {
    const stop = screenStories.beforeEach(context);
    // Emptied, not removed: where nothing is stored, talks are kept in memory, those of the story before too.
    localStorage.setItem('scamguard-chat-history', '[]');
    return stop;
  },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A message that was written waits for the next piece before it is sent. */
const PATIENCE = { timeout: 10_000 };

const ask: Story['play'] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('textbox');
  await userEvent.type(field, 'On me demande de renvoyer 25 000 F{Enter}');
};

export const Empty: Story = {};

export const EmptyOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const EmptyInEnglish: Story = { globals: { language: 'en' } };

export const Asked: Story = {
  args: { answers: { verifyConversation: firstQuestion } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Non, rien' }, PATIENCE)).toBeVisible();
  },
};

/** The server's language model may read along only with the visitor's agreement. */
export const WithLanguageModel: Story = {
  args: { answers: { verifyConversation: { ...firstQuestion, modelReader: 'modele.example' } } },
  play: async (context) => {
    await ask?.(context);
    const box = await within(context.canvasElement).findByRole(
      'checkbox',
      { name: /modele\.example/ },
      PATIENCE,
    );
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Waiting: Story = { args: { answers: { verifyConversation: onItsWay } }, play: ask };

export const Danger: Story = {
  args: { answers: { verifyConversation: dangerousTransfer } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Danger' }, PATIENCE)).toBeVisible();
    // Once, with what is gone.
    const [link, ...others] = canvas.getAllByRole('link', { name: "J'ai envoyé l'argent" });
    await expect(others).toHaveLength(0);
    await expect(link).toHaveAttribute('href', '/urgence?lost=money');
  },
};

export const DangerOnDesktop: Story = { ...Danger, globals: { viewport: { value: 'desktop' } } };

/** An honest matter: no figure, no green, nothing to report. */
export const Calm: Story = {
  args: { answers: { verifyConversation: calmRequest } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    const card = within(
      await canvas.findByRole('region', { name: 'Rien de suspect dans ce que vous racontez' }, PATIENCE),
    );
    await expect(card.queryByRole('meter')).not.toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Signaler cette arnaque' })).not.toBeInTheDocument();
  },
};

/** If the assistant cannot tell, it does not say "safe". */
export const Unknown: Story = {
  args: { answers: { verifyConversation: cannotTell } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    const card = await canvas.findByRole('region', { name: 'Je ne peux pas savoir' }, PATIENCE);
    await expect(card).toHaveAttribute('data-outcome', 'unknown');
    await expect(within(card).queryByRole('meter')).not.toBeInTheDocument();
  },
};

/** A browser that has no source of chance cannot tell its visitor apart from others. */
export const WithoutASessionId: Story = {
  play: async (context) => {
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    await ask?.(context);
    const page = within(document.body);
    await expect(await page.findByText('Erreur de Session')).toBeVisible();
    await expect(page.getByText('ID utilisateur non défini.')).toBeVisible();
    await expect(within(context.canvasElement).getByRole('textbox')).toHaveValue(
      'On me demande de renvoyer 25 000 F',
    );
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  },
};

/** Another tab emptied the talk. The typed text stays in the field, and goes into a new talk the next time. */
export const WithoutAnActiveChat: Story = {
  args: { answers: { verifyConversation: firstQuestion } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: 'Non, rien' }, PATIENCE);
    localStorage.setItem('scamguard-chat-history', '[]');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'non{Enter}');
    const page = within(document.body);
    await expect(await page.findByText("Erreur d'Interface")).toBeVisible();
    await expect(page.getByText('Aucun chat actif sélectionné pour ajouter des messages.')).toBeVisible();
    await expect(field).toHaveValue('non');
  },
};

export const Failed: Story = {
  args: { answers: { verifyConversation: refusal(503, 'Le service est indisponible pour le moment.') } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, PATIENCE)).toBeVisible();
  },
};
