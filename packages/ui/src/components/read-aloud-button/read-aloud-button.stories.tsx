import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { installFakeVoice } from '../../testing/fake-voice.ts';
import { LONG_TEXT } from '../../testing/sample-content.ts';
import { ReadAloudButton } from './index.ts';

const meta = {
  title: 'Components/ReadAloudButton',
  component: ReadAloudButton,
  args: { text: LONG_TEXT, onUnavailable: fn() },
} satisfies Meta<typeof ReadAloudButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Reading: Story = {
  beforeEach: () => installFakeVoice().restore,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const ToItsEnd: Story = {
  play: async ({ canvas }) => {
    const voice = installFakeVoice();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Pause' });
    await expect(voice.said.join('')).toBe(LONG_TEXT);
    voice.finish();
    await expect(await canvas.findByRole('button', { name: 'Écouter' })).toHaveFocus();
    voice.restore();
  },
};

/** A browser without a voice: the caller tells the visitor. */
export const Unavailable: Story = {
  beforeEach: () => installFakeVoice(false).restore,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await expect(args.onUnavailable).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const OwnWords: Story = { args: { label: 'Écouter le conseil', stopLabel: 'Arrêter' } };

export const English: Story = {
  args: { text: 'Never give your PIN.', language: 'en-GB' },
  globals: { language: 'en' },
};
