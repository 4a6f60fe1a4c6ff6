import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Recommendations } from './index.ts';

const meta = {
  title: 'Patterns/Recommendations',
  component: Recommendations,
  args: {
    heading: 'Que faire maintenant',
    steps: [
      "N'ouvrez pas ce lien.",
      'Ne donnez ni code secret ni argent.',
      'Prévenez la personne qui vous l’a envoyé.',
    ],
  },
} satisfies Meta<typeof Recommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One action first, large; the others wait. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent("N'ouvrez pas ce lien.");
  },
};

export const One: Story = { args: { steps: ["N'ouvrez pas ce lien."] } };

export const LongTexts: Story = { args: { steps: [LONG_TEXT, LONG_WORD] } };

export const YorubaAndFonLetters: Story = { args: { steps: [DIACRITICS, DIACRITICS] } };
