import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { voiceNoteTexts } from '../../testing/sample-reports.ts';
import { VoiceNoteRecorder, type VoiceNoteState } from './index.ts';

const meta = {
  title: 'Patterns/VoiceNoteRecorder',
  component: VoiceNoteRecorder,
  args: {
    state: { name: 'idle' },
    texts: voiceNoteTexts,
    limit: 120,
    onRecord: fn(),
    onStop: fn(),
    onPlay: fn(),
    onPause: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof VoiceNoteRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The recorder says what becomes of the voice before it records anything. */
export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Seuls les modérateurs l’écoutent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ma voix' }));
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { state: { name: 'asking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Autorisez le micro…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Autorisez le micro…');
  },
};

export const Recording: Story = {
  args: { state: { name: 'recording', seconds: 17, level: 0.7 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0:17')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Enregistrement en cours');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The microphone hears nothing. The threads stay short and show it. */
export const RecordingSilence: Story = { args: { state: { name: 'recording', seconds: 4, level: 0 } } };

export const Recorded: Story = {
  args: { state: { name: 'recorded', seconds: 42 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Message vocal enregistré');
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  args: { state: { name: 'playing', seconds: 42, at: 15 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Lecture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { state: { name: 'denied' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Le micro est bloqué');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};

/** The browser cannot record, and the recorder does not claim that it did. */
export const Demonstration: Story = {
  args: { state: { name: 'demonstration', running: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Démonstration')).toBeVisible();
    await expect(canvas.getByText(/Rien n’est enregistré ni envoyé/)).toBeVisible();
  },
};

export const DemonstrationRunning: Story = {
  args: { state: { name: 'demonstration', running: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('rien n’est enregistré');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** From the first touch to listening, by the keyboard alone: it stays on the one button that changes its meaning. */
export const ByKeyboard: Story = {
  render: function Recorder(args) {
    const [state, setState] = useState<VoiceNoteState>({ name: 'idle' });
    return (
      <VoiceNoteRecorder
        {...args}
        state={state}
        onRecord={() => setState({ name: 'recording', seconds: 0, level: 0.4 })}
        onStop={() => setState({ name: 'recorded', seconds: 9 })}
        onPlay={() => setState({ name: 'playing', seconds: 9, at: 0 })}
        onPause={() => setState({ name: 'recorded', seconds: 9 })}
        onRemove={() => setState({ name: 'idle' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Arrêter' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Écouter' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Enregistrer ma voix' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    state: { name: 'denied' },
    texts: {
      ...voiceNoteTexts,
      heading: LONG_WORD,
      denied: { title: LONG_WORD, text: LONG_TEXT, retry: LONG_TEXT },
    },
  },
};

export const YorubaAndFonLetters: Story = {
  args: { texts: { ...voiceNoteTexts, heading: DIACRITICS, consent: DIACRITICS, record: DIACRITICS } },
};

export const NarrowWithLargeText: Story = {
  args: { state: { name: 'recording', seconds: 75, level: 0.9 } },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = {
  args: { state: { name: 'recording', seconds: 17, level: 0.7 } },
  globals: { theme: 'dark' },
};
