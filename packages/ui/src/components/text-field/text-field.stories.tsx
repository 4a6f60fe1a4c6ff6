import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Lien à vérifier', type: 'url', placeholder: 'https://exemple.com' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Lien à vérifier' });
    await userEvent.type(field, 'https://www.mtn.bj/');
    await expect(field).toHaveValue('https://www.mtn.bj/');
  },
};

export const WithHelp: Story = {
  args: { help: 'Copiez le lien sans l’ouvrir.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Copiez le lien sans l’ouvrir.');
  },
};

/** The error is part of the field's description and is read out when it appears. */
export const Invalid: Story = {
  args: { error: "Veuillez entrer l'information à vérifier.", help: 'Copiez le lien sans l’ouvrir.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Veuillez entrer l'information à vérifier. Copiez le lien sans l’ouvrir.",
    );
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Optional: Story = { args: { label: 'Contact de la personne', type: 'text', required: false } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'https://www.mtn.bj/' } };

export const LongTexts: Story = {
  args: { label: LONG_TEXT, help: LONG_TEXT, error: LONG_WORD, defaultValue: LONG_WORD },
};

export const YorubaAndFonLetters: Story = {
  args: { label: DIACRITICS, defaultValue: DIACRITICS, type: 'text' },
};
