import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { VoiceNavButton } from './index.ts';

const meta = {
  title: 'Patterns/VoiceNavButton',
  component: VoiceNavButton,
  args: {
    state: 'off',
    label: 'Naviguer à la voix',
    stopLabel: 'Arrêter la voix',
    onToggle: fn(),
  },
} satisfies Meta<typeof VoiceNavButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Naviguer à la voix' })).toHaveFocus();
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Listening: Story = {
  args: { state: 'listening', message: 'Écoute en cours...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Écoute en cours...');
    await expect(canvas.getByRole('button', { name: 'Arrêter la voix' })).toBeVisible();
  },
};

export const Waiting: Story = { args: { state: 'waiting', message: 'En attente de votre commande...' } };

export const Greeting: Story = {
  args: { state: 'waiting', message: 'Bonjour, que puis-je faire pour vous ?' },
};

export const Heard: Story = {
  args: { state: 'heard', heard: 'Comment signaler une arnaque', message: 'Écoute en cours...' },
};

export const NotRecognised: Story = {
  args: { state: 'notRecognised', message: 'Commande non reconnue. Veuillez réessayer.' },
};

export const Going: Story = {
  args: { state: 'going', heard: 'vérifier un numéro', message: 'Navigation vers Vérifier' },
};

/** If nothing is really heard, the button says so. */
export const Demonstration: Story = {
  args: {
    state: 'listening',
    message: 'Écoute en cours...',
    demonstrationNote: 'Démonstration : ce navigateur ne comprend pas la voix.',
  },
};

export const LongWord: Story = { args: { state: 'heard', heard: LONG_WORD, message: LONG_WORD } };

export const NarrowWithLargeText: Story = {
  args: { state: 'waiting', message: 'Bonjour, que puis-je faire pour vous ?' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = {
  args: { state: 'listening', message: 'Écoute en cours...' },
  globals: { theme: 'dark' },
};
