import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Notice } from './index.ts';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Ne partagez jamais d’infos sensibles.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Signalement envoyé avec succès!',
    children: 'Merci d’avoir contribué à la sécurité de la communauté.',
    announced: 'politely',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signalement envoyé avec succès!');
  },
};

export const Attention: Story = {
  args: { tone: 'attention', title: 'Soyez prudent', children: 'Cet appel semble venir de l’étranger.' },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Erreur lors de l’envoi',
    children: 'Une erreur est survenue. Veuillez réessayer.',
    announced: 'atOnce',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez réessayer.');
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };
