import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { bandLabels, DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { RiskAnalysisCard } from '../risk-analysis-card/index.ts';
import { ChatBubble, ChatLog } from './index.ts';

const onRetry = fn();
const question = "Avez-vous déjà envoyé de l'argent ou donné un code ?";

const meta = {
  title: 'Patterns/ChatBubble',
  component: ChatBubble,
  subcomponents: { ChatLog },
  args: {
    from: 'assistant',
    author: 'Assistant',
    children: question,
    listen: <ReadAloudButton text={question} variant="quiet" />,
  },
  render: (args) => (
    <ChatLog label="Messages">
      <ChatBubble {...args} />
    </ChatLog>
  ),
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assistant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveTextContent(question);
    await expect(canvas.getByRole('button', { name: 'Écouter' })).toBeVisible();
  },
};

export const User: Story = {
  args: {
    from: 'user',
    author: 'Vous',
    children: "J'ai reçu un SMS : « Vous avez gagné 500 000 F ».\nOn me demande 5 000 F de frais.",
    listen: undefined,
  },
};

/** Moving dots; a screen reader hears the words. */
export const Typing: Story = {
  args: { state: 'typing', children: "L'assistant écrit..." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("L'assistant écrit...")).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    children: 'Une erreur est survenue lors de la communication avec le serveur.',
    retry: { label: 'Réessayer', onRetry },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const WithAnalysis: Story = {
  args: {
    children: "C'est une arnaque connue : on ne paie jamais pour recevoir un gain.",
    analysis: (
      <RiskAnalysisCard
        title="Danger"
        riskLevel={88}
        risk={{ label: 'Niveau de risque', bandLabels }}
        matchedPatterns={{ heading: 'Ce qui alerte', patterns: ['On demande de payer avant de recevoir.'] }}
        recommendations={{ heading: 'Que faire maintenant', steps: ['Ne payez rien.'] }}
      />
    ),
  },
};

export const Conversation: Story = {
  render: (args) => (
    <ChatLog label="Messages">
      <ChatBubble {...args} />
      <ChatBubble from="user" author="Vous">
        Non, pas encore.
      </ChatBubble>
      <ChatBubble {...args} listen={undefined}>
        Bien. Que vous demande-t-on de faire ?
      </ChatBubble>
      <ChatBubble from="assistant" author="Assistant" state="typing">
        L'assistant écrit...
      </ChatBubble>
    </ChatLog>
  ),
};

export const LongTexts: Story = { args: { author: LONG_WORD, children: `${LONG_TEXT}\n${LONG_WORD}` } };

export const YorubaAndFonLetters: Story = { args: { from: 'user', children: DIACRITICS, listen: undefined } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { ...Conversation, globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { ...Conversation, globals: { theme: 'dark' } };
