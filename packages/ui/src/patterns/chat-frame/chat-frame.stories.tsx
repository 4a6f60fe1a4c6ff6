import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ChatBubble, ChatLog } from '../chat-bubble/index.ts';
import { ChatInput } from '../chat-input/index.ts';
import { ChatSessionList } from '../chat-session-list/index.ts';
import { EmergencyButton } from '../emergency-button/index.ts';
import { QuickReplies } from '../quick-replies/index.ts';
import { ChatFrame, type ChatFrameProps } from './index.ts';

const nothing = () => undefined;
const question = "Avez-vous déjà envoyé de l'argent ou donné un code ?";

function Framed(props: ChatFrameProps) {
  const [open, setOpen] = useState(props.sessionsOpen);
  return <ChatFrame {...props} sessionsOpen={open} onSessionsOpenChange={setOpen} />;
}

const meta = {
  title: 'Patterns/ChatFrame',
  component: ChatFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'SMS : vous avez gagné 500 000 ...',
    subtitle: "Assistant IA ScamGuard pour évaluer les risques d'arnaque.",
    warning: "Ne partagez jamais d'infos sensibles.",
    sessionsLabel: 'Vos analyses',
    sessionsOpen: false,
    onSessionsOpenChange: nothing,
    action: <EmergencyButton size="small" href="/urgence" label="J'ai envoyé l'argent" />,
    sessions: (
      <ChatSessionList
        siteName="ScamGuard"
        label="Vos analyses"
        sessions={[{ id: 'a', title: 'Nouvelle Analyse', lastUpdated: 'hier à 18:20' }]}
        current="a"
        onSelect={nothing}
        newLabel="Nouvelle Analyse"
        onNew={nothing}
        countLabel="1 session(s) locale(s)"
        home={{ label: "Retour à l'accueil", href: '/' }}
      />
    ),
    foot: (
      <ChatInput
        label="Votre message"
        value=""
        onValueChange={nothing}
        onSend={nothing}
        sendLabel="Envoyer"
        placeholder="Écrivez ou collez ici..."
      />
    ),
    children: (
      <>
        <ChatLog label="Messages">
          <ChatBubble from="user" author="Vous">
            On me demande 5 000 F de frais.
          </ChatBubble>
          <ChatBubble from="assistant" author="Assistant">
            {question}
          </ChatBubble>
        </ChatLog>
        <QuickReplies
          label="Réponses possibles"
          replies={[
            { id: 'money', label: "Oui, de l'argent" },
            { id: 'nothing', label: 'Non, rien' },
          ]}
          onReply={nothing}
        />
      </>
    ),
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof ChatFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** The list is behind its button. */
export const SessionsOpened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Vos analyses' });
    await expect(canvas.queryByRole('navigation', { name: 'Vos analyses' })).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Vos analyses' })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, subtitle: LONG_TEXT, warning: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
