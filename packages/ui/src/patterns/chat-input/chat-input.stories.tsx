import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ChatInput, type ChatInputProps } from './index.ts';

const onSend = fn();

function ControlledInput(args: ChatInputProps) {
  const [words, setWords] = useState(args.value);
  const [listening, setListening] = useState(args.microphone?.listening ?? false);
  const handleSend = (message: string) => {
    onSend(message);
    setWords('');
  };
  const microphone = args.microphone && {
    ...args.microphone,
    listening,
    onToggle: () => setListening(!listening),
  };
  return (
    <ChatInput {...args} value={words} onValueChange={setWords} onSend={handleSend} microphone={microphone} />
  );
}

const microphone = {
  label: 'Dicter le message',
  stopLabel: "Arrêter l'écoute",
  listening: false,
  onToggle: () => undefined,
};

const meta = {
  title: 'Patterns/ChatInput',
  component: ControlledInput,
  subcomponents: { ChatInput },
  args: {
    label: 'Votre message',
    value: '',
    onValueChange: () => undefined,
    onSend: () => undefined,
    sendLabel: 'Envoyer',
    placeholder: 'Écrivez ici',
    busyPlaceholder: 'Analyse approfondie en cours...',
    microphone,
  },
} satisfies Meta<typeof ControlledInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to send yet. The field is 54 px high. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Envoyer' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(54);
  },
};

/** Enter sends what was typed, without the spaces around it. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('  On me demande un code {Enter}');
    await expect(onSend).toHaveBeenCalledWith('On me demande un code');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const NewLine: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Un{Shift>}{Enter}{/Shift}deux');
    await expect(canvas.getByRole('textbox')).toHaveValue('Un\ndeux');
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const OnlySpaces: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** Grows to 150 px, then scrolls. */
export const Tall: Story = {
  args: { value: `${LONG_TEXT}\n\n${LONG_TEXT}` },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.getBoundingClientRect().height).toBe(150);
    await expect(field.scrollHeight).toBeGreaterThan(150);
  },
};

export const Cleared: Story = {
  args: { value: 'On me demande un code' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
  },
};

export const Listening: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dicter le message' }));
    await expect(canvas.getByRole('button', { name: "Arrêter l'écoute" })).toHaveAttribute(
      'data-state',
      'listening',
    );
  },
};

/** Meanwhile the visitor can type, say or send nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Analyse approfondie en cours...')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Dicter le message' })).toBeDisabled();
  },
};

export const WithoutMicrophone: Story = { args: { microphone: undefined } };

export const LongWord: Story = { args: { value: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { value: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { value: 'On me demande un code' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { value: 'On me demande un code' }, globals: { theme: 'dark' } };
