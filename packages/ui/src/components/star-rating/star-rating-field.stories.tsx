import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { StarRatingField } from './index.ts';

const meta = {
  title: 'Components/StarRatingField',
  component: StarRatingField,
  args: {
    label: 'Votre note',
    meanings: ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'],
    value: 0,
    onValueChange: () => undefined,
  },
  render: function ControlledField({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <StarRatingField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof StarRatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Votre note' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};

/** The meaning stands beside the stars. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 – Bon' }));
    await expect(canvas.getByText('Bon')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-state="filled"]')).toHaveLength(4);
  },
};

export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 – Mauvais' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 – Excellent' })).toBeChecked();
  },
};

export const Invalid: Story = { args: { error: 'Veuillez choisir une note.', required: true } };

export const Optional: Story = { args: { required: false, value: 3 } };

export const Disabled: Story = { args: { disabled: true, value: 3 } };

export const English: Story = {
  args: { label: 'Your rating', meanings: ['Very bad', 'Bad', 'Fair', 'Good', 'Excellent'], value: 4 },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    label: LONG_TEXT,
    help: LONG_TEXT,
    meanings: ['1', '2', '3', '4', LONG_WORD],
    value: 5,
    error: LONG_WORD,
  },
};

export const YorubaAndFonLetters: Story = {
  args: { label: DIACRITICS, meanings: ['1', '2', '3', '4', DIACRITICS], value: 5 },
};

export const NarrowWithLargeText: Story = {
  args: { value: 4 },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { value: 4 }, globals: { theme: 'dark' } };
