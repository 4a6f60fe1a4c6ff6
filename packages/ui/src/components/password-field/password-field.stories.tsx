import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Mot de passe' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { defaultValue: 'marché-Dantokpa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'marché-Dantokpa' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(canvas.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('marché-Dantokpa');
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('secret');
  },
};

/** Shown, it hides again when the form is sent. */
export const HidesOnSubmit: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} defaultValue="secret" />
        <Button type="submit">Se connecter</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  },
};

export const NewPassword: Story = {
  args: { autoComplete: 'new-password', help: 'Au moins 8 signes. Trois mots qui vous parlent suffisent.' },
};

export const Invalid: Story = {
  args: { error: 'Le mot de passe doit contenir au moins 8 signes', defaultValue: 'abc' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } };

export const English: Story = {
  args: { label: 'Password', defaultValue: 'secret' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the password' })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { label: LONG_TEXT, error: LONG_WORD, defaultValue: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS, defaultValue: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { defaultValue: 'marché-Dantokpa' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { defaultValue: 'secret' }, globals: { theme: 'dark' } };
