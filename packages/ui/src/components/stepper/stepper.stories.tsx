import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Stepper } from './index.ts';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Inscription',
    steps: ['Votre numéro', 'Code de vérification', 'Compte prêt'],
    current: 1,
    position: 'Étape 2 sur 3',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phone shows the name of the current step only; screen readers have them all. */
export const Underway: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = within(canvas.getByRole('list', { name: 'Inscription' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('Votre numéro(terminé)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveAttribute('data-state', 'ahead');
    await expect(canvas.getByText('Étape 2 sur 3')).toBeVisible();
  },
};

export const First: Story = { args: { current: 0, position: 'Étape 1 sur 3' } };

export const Last: Story = { args: { current: 2, position: 'Étape 3 sur 3' } };

export const AllDone: Story = {
  args: { current: 3, position: 'Terminé' },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      await expect(step).toHaveAttribute('data-state', 'done');
    }
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const English: Story = {
  args: {
    label: 'Registration',
    steps: ['Your number', 'Verification code', 'Account ready'],
    position: 'Step 2 of 3',
  },
  globals: { language: 'en', viewport: { value: 'desktop' } },
};

export const SixSteps: Story = {
  args: { steps: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'], current: 3, position: 'Étape 4 sur 6' },
};

export const LongTexts: Story = { args: { steps: [LONG_TEXT, LONG_WORD, 'Compte prêt'] } };

export const LongTextsOnTablet: Story = { ...LongTexts, globals: { viewport: { value: 'tablet' } } };

export const YorubaAndFonLetters: Story = { args: { steps: ['Ɖɛ́', DIACRITICS], position: 'Ɖɛ́ 2 / 2' } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
