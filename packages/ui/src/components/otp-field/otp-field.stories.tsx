import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT } from '../../testing/sample-content.ts';
import { OtpField } from './index.ts';

const meta = {
  title: 'Components/OtpField',
  component: OtpField,
  args: {
    label: 'Code de vérification',
    help: 'Le code à 6 chiffres envoyé au +229\u00a001\u00a097\u00a000\u00a000\u00a000.',
    value: '',
    onValueChange: () => undefined,
  },
  render: function ControlledField({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <OtpField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code de vérification' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

/** Only digits, and no more than six. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('12a34-5678');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345');
  },
};

export const Partial: Story = { args: { value: '482' } };

export const Complete: Story = { args: { value: '482915' } };

/** The whole message is pasted; the code is found in it. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ScamGuard : votre code est 482 915, valable 10 minutes.');
    await expect(canvas.getByRole('textbox')).toHaveValue('482915');
  },
};

export const Invalid: Story = {
  args: { value: '482', error: 'Veuillez entrer le code complet de vérification.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: '482915', disabled: true } };

export const LongTexts: Story = { args: { label: LONG_TEXT, help: LONG_TEXT, value: '482915' } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS, value: '482915' } };

/** All six digits are seen on the narrowest phone with text twice as large. */
export const NarrowWithLargeText: Story = {
  args: { value: '482915' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

export const Dark: Story = { args: { value: '482915' }, globals: { theme: 'dark' } };
