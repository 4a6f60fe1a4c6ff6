import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { languages } from '../../testing/sample-content.ts';
import { LanguagePicker } from './index.ts';

const meta = {
  title: 'Components/LanguagePicker',
  component: LanguagePicker,
  args: { languages, value: 'fr', onValueChange: () => undefined },
  render: function ControlledPicker({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <LanguagePicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Langue' });
    await userEvent.selectOptions(picker, 'fon');
    await expect(picker).toHaveValue('fon');
    await expect(canvas.getByText('Fɔ̀ngbè', { selector: 'span' })).toBeVisible();
  },
};

export const Code: Story = { args: { shown: 'code' } };

export const English: Story = {
  args: { value: 'en' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  },
};
