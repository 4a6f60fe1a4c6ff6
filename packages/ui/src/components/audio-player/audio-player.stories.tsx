import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { MISSING, tone } from '../../testing/sample-media.ts';
import { Stack } from '../layout/index.ts';
import { AudioPlayer } from './index.ts';

const meta = {
  title: 'Components/AudioPlayer',
  component: AudioPlayer,
  args: {
    audioId: 'warning-message',
    src: tone(9),
    title: 'Message de prévention',
    seconds: 9,
    size: '18 Ko',
  },
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is fetched yet: the player says first how long and how heavy the sound is. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Écouter : Message de prévention' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Position' })).toBeDisabled();
  },
};

export const Playing: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Message de prévention' });
    await userEvent.click(canvas.getByRole('button', { name: /Écouter/ }));
    await expect(await canvas.findByRole('button', { name: /Pause/ })).toBeVisible();
    await expect(group).toHaveAttribute('data-state', expect.stringMatching(/loading|playing/));
  },
};

/** The same button pauses. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /Pause/ });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Écouter/ })).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'paused');
  },
};

/** Slower for people who learn to understand, faster for those who know. */
export const Slower: Story = {
  play: async ({ canvas }) => {
    const speed = canvas.getByRole('combobox', { name: 'Vitesse' });
    await userEvent.selectOptions(speed, '0,75 ×');
    await expect(speed).toHaveValue('0.75');
    await userEvent.selectOptions(speed, '1 ×');
  },
};

/** Playing one stops the other. */
export const OneAtATime: Story = {
  render: (args) => (
    <Stack>
      <AudioPlayer {...args} />
      <AudioPlayer {...args} audioId="verification-link" src={tone(5, 330)} title="Vérifier un lien" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter : Message de prévention' }));
    await canvas.findByRole('button', { name: 'Pause : Message de prévention' });
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter : Vérifier un lien' }));
    await expect(await canvas.findByRole('button', { name: 'Pause : Vérifier un lien' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Écouter : Message de prévention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause : Vérifier un lien' }));
  },
};

export const Failed: Story = {
  args: { audioId: 'missing', src: MISSING },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Écouter/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erreur lors de la lecture audio');
    await expect(canvas.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  },
};

export const LengthUnknown: Story = { args: { audioId: 'unknown', seconds: undefined, size: undefined } };

export const LongWord: Story = { args: { title: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const English: Story = { args: { title: 'Safety message' }, globals: { language: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };
