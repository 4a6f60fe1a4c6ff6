import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message ou conversation à analyser', placeholder: 'Collez ici le message reçu' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('rows', '6');
  },
};

/** Grows with the text up to half of the screen. */
export const LongText: Story = {
  args: { defaultValue: `${LONG_TEXT}\n\n`.repeat(6) },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(Math.max(window.innerHeight / 2, 192) + 1);
  },
};

export const Invalid: Story = { args: { error: 'La description doit contenir au moins 20 caractères.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: LONG_TEXT } };

export const LongWord: Story = { args: { defaultValue: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { defaultValue: DIACRITICS } };
