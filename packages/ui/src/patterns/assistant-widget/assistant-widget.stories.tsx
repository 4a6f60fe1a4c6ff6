import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../components/text/index.ts';
import { useToast } from '../../components/toast/index.ts';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ChatBubble, ChatLog } from '../chat-bubble/index.ts';
import { FloatingDock } from '../floating-dock/index.ts';
import { QuickReplies } from '../quick-replies/index.ts';
import { AssistantWidget, type AssistantWidgetProps } from './index.ts';

const onSend = fn();

function ControlledWidget(args: AssistantWidgetProps) {
  const [open, setOpen] = useState(args.open);
  const [muted, setMuted] = useState(args.muted);
  const [words, setWords] = useState(args.input.value);
  return (
    <>
      <Text>{LONG_TEXT}</Text>
      <FloatingDock>
        <AssistantWidget
          {...args}
          open={open}
          onOpenChange={setOpen}
          muted={muted}
          onMutedChange={setMuted}
          input={{ ...args.input, value: words, onValueChange: setWords }}
        />
      </FloatingDock>
    </>
  );
}

const talk = (
  <>
    <ChatLog label="Messages">
      <ChatBubble from="assistant" author="Assistant">
        Bonjour ! Racontez-moi ce qui vous inquiète.
      </ChatBubble>
      <ChatBubble from="user" author="Vous">
        On me demande un numéro de carte sur WhatsApp.
      </ChatBubble>
      <ChatBubble from="assistant" author="Assistant">
        Ne le donnez pas. Appelez la personne pour confirmer.
      </ChatBubble>
    </ChatLog>
    <QuickReplies
      label="Réponses possibles"
      replies={[
        { id: 'verify', label: 'Vérifier un numéro' },
        { id: 'report', label: 'Signaler' },
      ]}
      onReply={() => undefined}
    />
  </>
);

const input = {
  label: 'Votre message',
  value: '',
  onValueChange: () => undefined,
  onSend,
  sendLabel: 'Envoyer',
  placeholder: 'Écrivez ici',
  microphone: {
    label: 'Dicter le message',
    stopLabel: "Arrêter l'écoute",
    listening: false,
    onToggle: () => undefined,
  },
};

const meta = {
  title: 'Patterns/AssistantWidget',
  component: ControlledWidget,
  subcomponents: { AssistantWidget },
  args: {
    open: false,
    onOpenChange: () => undefined,
    label: "Ouvrir l'assistant",
    title: 'Assistant ScamGuard',
    turns: 3,
    muted: false,
    onMutedChange: () => undefined,
    muteLabel: 'Couper la voix',
    unmuteLabel: 'Remettre la voix',
    input,
    children: talk,
  },
} satisfies Meta<typeof ControlledWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "Ouvrir l'assistant" });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Assistant ScamGuard' })).toBeVisible();
  },
};

function Notifying(args: AssistantWidgetProps) {
  const { show } = useToast();
  return (
    <ControlledWidget
      {...args}
      input={{
        ...args.input,
        onSend: () => show({ title: 'Rien de tapé', description: LONG_TEXT.slice(0, 80) }),
      }}
    />
  );
}

/** On a phone the window begins at the top: a notification stands under its head, whose buttons stay in reach. */
export const WithNotification: Story = {
  args: { open: true, input: { ...input, value: 'Bonjour' } },
  render: Notifying,
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: 'Assistant ScamGuard' }));
    await userEvent.click(panel.getByRole('button', { name: 'Envoyer' }));
    await expect(await screen.findByText('Rien de tapé', { selector: 'li *' })).toBeVisible();
    const close = panel.getByRole('button', { name: 'Fermer' });
    const { left, top, width, height } = close.getBoundingClientRect();
    await expect(close).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.click(close);
    await expect(document.documentElement.style.getPropertyValue('--sg-toasts-top')).toBe('');
  },
};

/** The keyboard alone is enough: open, write, send, close. Then the focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Bonjour{Enter}');
    await expect(onSend).toHaveBeenCalledWith('Bonjour');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: "Ouvrir l'assistant" })).toHaveFocus();
  },
};

export const Muted: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Couper la voix' }));
    await expect(canvas.getByRole('button', { name: 'Remettre la voix' })).toHaveAttribute(
      'data-state',
      'muted',
    );
  },
};

export const Listening: Story = {
  args: {
    open: true,
    input: { ...input, microphone: { ...input.microphone, listening: true } },
    note: 'Écoute en cours... Démonstration : ce navigateur ne comprend pas la voix.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: "Arrêter l'écoute" })).toBeVisible();
    await expect(canvas.getByText(/Démonstration/)).toBeVisible();
  },
};

export const Answering: Story = {
  args: {
    open: true,
    children: (
      <ChatLog label="Messages">
        <ChatBubble from="user" author="Vous">
          C'est une arnaque ?
        </ChatBubble>
        <ChatBubble from="assistant" author="Assistant" state="typing">
          L'assistant écrit...
        </ChatBubble>
      </ChatLog>
    ),
  },
};

export const OpenOnDesktop: Story = { args: { open: true }, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = {
  args: {
    open: true,
    title: LONG_WORD,
    children: (
      <ChatLog label="Messages">
        <ChatBubble from="assistant" author="Assistant">
          {`${LONG_TEXT} ${LONG_WORD}`}
        </ChatBubble>
      </ChatLog>
    ),
  },
};

export const NarrowWithLargeText: Story = {
  args: { open: true },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
