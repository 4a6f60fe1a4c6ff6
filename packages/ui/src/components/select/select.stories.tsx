import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { regions } from '../../testing/sample-reports.ts';
import { Select } from './index.ts';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Votre région',
    options: regions,
    placeholder: 'Choisissez votre région',
    emptyText: 'Aucune région disponible.',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Votre région' })).toHaveDisplayValue(
      'Choisissez votre région',
    );
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'Ouémé');
    await expect(select).toHaveValue('oueme');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Many options stand under headings. */
export const Grouped: Story = {
  args: {
    options: [
      { value: 'all', label: 'Toutes les régions' },
      { value: 'oueme', label: 'Ouémé', group: 'Bénin' },
      { value: 'zou', label: 'Zou', group: 'Bénin' },
      { value: 'dakar', label: 'Dakar', group: 'Sénégal' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bénin' }).children).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Dakar');
    await expect(canvas.getByRole('combobox')).toHaveValue('dakar');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'zou');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: 'Veuillez sélectionner votre région.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Veuillez sélectionner votre région.');
  },
};

/** There is nothing to choose from, and the field says so. */
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Aucune région disponible.');
  },
};

export const WithHelp: Story = { args: { help: 'Là où vous étiez quand cela s’est passé.' } };

export const Optional: Story = { args: { required: false } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'zou' } };

export const LongTexts: Story = {
  args: {
    label: LONG_TEXT,
    error: LONG_TEXT,
    defaultValue: 'long',
    options: [{ value: 'long', label: LONG_WORD }, ...regions],
  },
};

export const YorubaAndFonLetters: Story = {
  args: { options: [{ value: 'fon', label: DIACRITICS }], defaultValue: 'fon' },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
