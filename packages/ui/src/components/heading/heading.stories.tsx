import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Outils de Vérification Intelligente' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Headline: Story = { args: { size: 'headline' } };

/** The level is for the outline, the size for the eye. */
export const Display: Story = {
  args: { level: 1, size: 'display', children: "NE SOYEZ PLUS JAMAIS LES VICTIMES D'ARNAQUES" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongWord: Story = { args: { children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS, size: 'headline' } };
