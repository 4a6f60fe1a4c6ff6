import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { starMeanings } from '../../testing/sample-services.ts';
import { ReviewForm, type ReviewFormProps } from './index.ts';

const onSubmit = fn();

function ControlledForm(args: ReviewFormProps) {
  const [words, setWords] = useState(args.review.value);
  const [stars, setStars] = useState(args.rating?.value ?? 0);
  return (
    <ReviewForm
      {...args}
      review={{ ...args.review, value: words, onValueChange: setWords }}
      rating={args.rating && { ...args.rating, value: stars, onValueChange: setStars }}
    />
  );
}

const rating = {
  label: 'Votre note',
  value: 0,
  onValueChange: () => undefined,
  meanings: starMeanings,
};
const review = {
  label: 'Votre avis',
  help: 'Racontez ce qui vous est arrivé, sans nom ni numéro.',
  value: '',
  onValueChange: () => undefined,
};

const meta = {
  title: 'Patterns/ReviewForm',
  component: ControlledForm,
  subcomponents: { ReviewForm },
  args: {
    title: 'Donner votre avis',
    rating,
    review,
    privacyNote: 'Votre avis est publié sans votre nom, après lecture.',
    submitLabel: 'Envoyer',
    busyLabel: 'Envoi en cours...',
    onSubmit,
  },
} satisfies Meta<typeof ControlledForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** By the keyboard alone. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }));
    await userEvent.tab();
    await userEvent.keyboard('Reçu donné à chaque fois.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('Reçu donné à chaque fois.');
  },
};

export const Invalid: Story = {
  args: {
    rating: { ...rating, error: 'Choisissez une note.' },
    review: { ...review, error: 'Écrivez au moins quelques mots.' },
  },
};

export const Busy: Story = {
  args: { busy: true, review: { ...review, value: 'Reçu donné à chaque fois.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Envoi en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What was written is still there. */
export const Failed: Story = {
  args: {
    review: { ...review, value: 'Reçu donné à chaque fois.' },
    failure: { title: "Erreur lors de l'envoi", text: 'Une erreur est survenue. Veuillez réessayer.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez réessayer.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Reçu donné à chaque fois.');
  },
};

/** A flagged service gets words, no stars. */
export const WithoutStars: Story = { args: { rating: undefined } };

export const LongTexts: Story = { args: { review: { ...review, label: LONG_WORD, help: LONG_TEXT } } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
