import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { TipsCard } from './index.ts';

const meta = {
  title: 'Patterns/TipsCard',
  component: TipsCard,
  args: {
    title: 'Bien signaler',
    tips: [
      'Écrivez ce qui s’est passé, dans l’ordre.',
      'Ajoutez une capture d’écran si vous en avez une.',
      'Ne mettez ni code secret ni mot de passe.',
      'Gardez les messages reçus : ils servent de preuve.',
    ],
  },
} satisfies Meta<typeof TipsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bien signaler' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const One: Story = { args: { tips: ['Écrivez ce qui s’est passé, dans l’ordre.'] } };

export const English: Story = {
  args: {
    title: 'Report well',
    tips: ['Say what happened, in order.', 'Never add a secret code or a password.'],
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = { args: { title: LONG_WORD, tips: [LONG_TEXT, LONG_WORD] } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, tips: [DIACRITICS] } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
