import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { review } from '../../testing/sample-services.ts';
import { ReviewItem, ReviewItems } from './index.ts';

const meta = {
  title: 'Patterns/ReviewItem',
  component: ReviewItem,
  subcomponents: { ReviewItems },
  args: { ...review, listen: <ReadAloudButton text={review.children} variant="quiet" /> },
  render: (args) => (
    <ReviewItems>
      <ReviewItem {...args} />
    </ReviewItems>
  ),
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfATrustedService: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 novembre 2026')).toHaveAttribute('datetime', '2026-11-03');
    await expect(canvas.getByRole('button', { name: 'Écouter' })).toBeVisible();
  },
};

/** A flagged service gets no stars. */
export const OfAFlaggedService: Story = {
  args: {
    rating: undefined,
    children: "On m'a demandé 15 000 F de frais avant le prêt. Le prêt n'est jamais venu.",
  },
};

export const Sample: Story = { args: { sample: 'Exemple' } };

export const Several: Story = {
  render: (args) => (
    <ReviewItems>
      <ReviewItem {...args} />
      <ReviewItem {...args} rating={{ percent: 60, label: '3 sur 5' }}>
        Bon accueil, mais souvent en panne de réseau.
      </ReviewItem>
      <ReviewItem {...args} rating={{ percent: 80, label: '4 sur 5' }}>
        Reçu donné à chaque fois.
      </ReviewItem>
    </ReviewItems>
  ),
};

export const LongTexts: Story = { args: { author: LONG_WORD, children: `${LONG_TEXT} ${LONG_WORD}` } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
