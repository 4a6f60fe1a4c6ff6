import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT } from '../../testing/sample-content.ts';
import { countryNames } from '../../testing/sample-reports.ts';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Numéro de téléphone', value: '', onValueChange: fn(), countryNames },
  render: function ControlledField({ value: initial, onValueChange, ...args }) {
    const [value, setValue] = useState(initial);
    const handleChange = (next: string) => {
      onValueChange(next);
      setValue(next);
    };
    return <PhoneField {...args} value={value} onValueChange={handleChange} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Benin comes first. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Indicatif du pays' })).toHaveDisplayValue(
      'Bénin (+229)',
    );
  },
};

/** Written as people write it, given on in E.164 form. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Numéro de téléphone' });
    await userEvent.type(field, '01 97 00 00 00');
    await expect(field).toHaveValue('01 97 00 00 00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2290197000000');
  },
};

/** A whole number chooses its country itself. */
export const PastedWhole: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('+225 07 07 07 07 07');
    await expect(field).toHaveValue('07 07 07 07 07');
    await expect(canvas.getByRole('combobox')).toHaveValue('CI');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2250707070707');
  },
};

export const OtherCountry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+33 6 12 34 56 78');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Autre pays');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+33612345678');
  },
};

export const CountryChosen: Story = {
  args: { value: '+22990112345' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'TG');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+22890112345');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('0197');
    await expect(canvas.getByRole('textbox')).toHaveValue('0197');
  },
};

export const Filled: Story = { args: { value: '+2290197000000' } };

export const WithHelp: Story = { args: { help: 'Nous y enverrons un code à 6 chiffres.' } };

export const Invalid: Story = {
  args: { error: 'Numéro de téléphone requis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Numéro de téléphone requis');
  },
};

export const Optional: Story = { args: { required: false } };

export const Disabled: Story = { args: { value: '+2290197000000', disabled: true } };

export const English: Story = {
  args: { label: 'Phone number', value: '+233231234567' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country calling code' })).toHaveValue('GH');
  },
};

export const LongTexts: Story = { args: { label: LONG_TEXT, error: LONG_TEXT, value: '+123456789012345' } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { value: '+2290197000000' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { value: '+2290197000000' }, globals: { theme: 'dark' } };
