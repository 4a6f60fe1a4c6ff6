import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { dangerousTransfer, firstQuestion } from './chatbot.samples.ts';

const meta = {
  ...screenStories,
  title: 'Screens/Chatbot',
  args: { address: paths.chatbot },
  beforeEach: (context) => {
    const stop = screenStories.beforeEach(context);
    // Emptied, not removed: where nothing is stored, talks are kept in memory, those of the story before too.
    localStorage.setItem('scamguard-chat-history', '[]');
    return stop;
  },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(await canvas.findByRole('button', { name: 'Non, rien' })).toBeVisible();
  },
};

export const Waiting: Story = { args: { answers: { verifyConversation: onItsWay } }, play: ask };

export const Danger: Story = {
  args: { answers: { verifyConversation: dangerousTransfer } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Danger' })).toBeVisible();
  },
};

export const DangerOnDesktop: Story = { ...Danger, globals: { viewport: { value: 'desktop' } } };

export const Failed: Story = {
  args: { answers: { verifyConversation: refusal(503, 'Le service est indisponible pour le moment.') } },
  play: async (context) => {
    await ask?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
