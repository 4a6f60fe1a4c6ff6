import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Chercher une arnaque',
    placeholder: 'Numéro, nom ou mot',
    submitLabel: 'Rechercher',
    value: '',
    onValueChange: () => undefined,
    onSearch: fn(),
  },
  render: function ControlledSearch({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').closest('search')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
  },
};

export const RunByButton: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher une arnaque' }), 'faux emploi');
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(args.onSearch).toHaveBeenCalledWith('faux emploi');
  },
};

export const RunByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mobile money{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('mobile money');
  },
};

/** The keyboard goes back into the emptied field. */
export const Cleared: Story = {
  args: { value: 'faux emploi' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const TooShort: Story = {
  args: { value: 'mo', error: 'Entrez au moins 3 caractères pour lancer la recherche.' },
};

export const Busy: Story = {
  args: { value: 'mobile money', busy: true, busyLabel: 'Recherche...' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  args: { label: 'Search reported scams', submitLabel: 'Search', value: 'fake job', placeholder: undefined },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { label: LONG_TEXT, submitLabel: LONG_TEXT.slice(0, 60), value: LONG_WORD, error: LONG_TEXT },
};

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS, value: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { value: 'mobile money' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = {
  args: { value: 'mobile money' },
  globals: { viewport: { value: 'desktop' } },
};

export const Dark: Story = { args: { value: 'mobile money' }, globals: { theme: 'dark' } };

/** On a screen with another purpose, the button on a phone is an icon beside the field, and still has its name. */
export const Compact: Story = {
  args: { compact: true, value: 'mobile money' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: args.submitLabel });
    const frame = button.getBoundingClientRect();
    await expect(frame.top).toBe(field.top);
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    await expect(icon && icon.left - frame.left).toBeCloseTo((frame.width - (icon?.width ?? 0)) / 2, 0);
    await userEvent.click(button);
    await expect(args.onSearch).toHaveBeenCalledWith('mobile money');
  },
};

export const CompactOnDesktop: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'desktop' } },
};
