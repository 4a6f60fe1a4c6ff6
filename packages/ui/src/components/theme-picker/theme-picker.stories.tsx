import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ThemePicker } from './index.ts';

const meta = {
  title: 'Components/ThemePicker',
  component: ThemePicker,
  args: {
    label: 'Couleurs',
    themes: [
      { value: 'system', label: 'Comme le téléphone' },
      { value: 'light', label: 'Clair' },
      { value: 'dark', label: 'Sombre' },
      { value: 'contrast', label: 'Contraste fort' },
    ],
    value: 'system',
    onValueChange: () => undefined,
  },
  render: function ControlledPicker({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <ThemePicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsThePhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Comme le téléphone' })).toBeChecked();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Sombre'));
    await expect(canvas.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  },
};

export const WithHelp: Story = {
  args: {
    themes: [
      { value: 'light', label: 'Clair', help: 'En plein soleil.' },
      { value: 'dark', label: 'Sombre', help: 'Le soir, et pour la batterie.' },
    ],
    value: 'light',
  },
};

export const English: Story = {
  args: {
    label: 'Colours',
    themes: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    value: 'dark',
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    themes: [
      { value: 'light', label: LONG_WORD },
      { value: 'dark', label: LONG_TEXT },
    ],
  },
};

export const YorubaAndFonLetters: Story = { args: { themes: [{ value: 'light', label: DIACRITICS }] } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { args: { value: 'dark' }, globals: { theme: 'dark' } };
