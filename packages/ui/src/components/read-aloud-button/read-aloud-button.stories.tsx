import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Vitesse' })).toBeVisible();
  },
};

export const ToItsEnd: Story = {
  play: async ({ canvas }) => {
    const voice = installFakeVoice();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(voice.said).toHaveLength(1));
    voice.finish();
    await expect(voice.said.join('')).toBe(LONG_TEXT);
    await expect(await canvas.findByRole('button', { name: 'Écouter' })).toHaveFocus();
    voice.restore();
  },
};

/** How fast it is read is the next thing that the keyboard reaches; the sentence under way is read again at the new speed. */
export const SpeedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const voice = installFakeVoice();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const speed = await canvas.findByRole('combobox', { name: 'Vitesse' });
    await waitFor(() => expect(voice.rates).toEqual([1]));
    await userEvent.tab();
    await expect(speed).toHaveFocus();
    await userEvent.selectOptions(speed, '0.75');
    await waitFor(() => expect(voice.rates).toEqual([1, 0.75]));
    await userEvent.selectOptions(speed, '1');
    voice.restore();
  },
};

/** A browser without a voice: the caller tells the visitor. */
export const Unavailable: Story = {
  beforeEach: () => installFakeVoice('missing').restore,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('unsupported'));
  },
};

export const NoVoiceForTheLanguage: Story = {
  beforeEach: () => installFakeVoice('foreign').restore,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('noVoice'));
  },
};

export const Refused: Story = {
  beforeEach: () => installFakeVoice('refuses').restore,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('failed'));
    await expect(canvas.getByRole('button', { name: 'Écouter' })).toBeVisible();
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const OwnWords: Story = { args: { label: 'Écouter le conseil', stopLabel: 'Arrêter' } };

export const English: Story = {
  args: { text: 'Never give your PIN.', language: 'en-GB' },
  globals: { language: 'en' },
};
