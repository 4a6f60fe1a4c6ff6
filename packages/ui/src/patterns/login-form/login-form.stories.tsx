import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loginForm, providers } from '../../testing/sample-accounts.tsx';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { SocialSignIn } from '../social-sign-in/index.ts';
import { LoginForm } from './index.ts';

const filled = { phoneOrEmail: '+229 01 97 00 00 00', password: 'marché-Dantokpa', remember: true };

const meta = {
  title: 'Patterns/LoginForm',
  component: LoginForm,
  args: { ...loginForm, onSubmit: fn() },
  render: function ControlledForm({ values: initial, ...args }) {
    const [values, setValues] = useState(initial);
    return (
      <LoginForm
        {...args}
        values={values}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
    );
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields have the attributes that a phone's password store looks for. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone ou e-mail' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Mot de passe oublié ?' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('afi@exemple.bj');
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Se souvenir de moi' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Mot de passe'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { values: filled } };

export const Invalid: Story = {
  args: { errors: { phoneOrEmail: 'Email ou téléphone requis', password: 'Mot de passe requis' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByRole('textbox', { name: 'Téléphone ou e-mail' })).toHaveFocus();
  },
};

export const Busy: Story = { args: { values: filled, busy: true } };

export const Failed: Story = {
  args: {
    values: filled,
    failure: { title: 'Échec de la connexion', text: 'Identifiants incorrects. Veuillez réessayer.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Échec de la connexion');
  },
};

export const WithProviders: Story = {
  args: { children: <SocialSignIn separator="ou" providers={providers} /> },
};

export const English: Story = {
  args: {
    labels: { phoneOrEmail: 'Phone or e-mail', password: 'Password', remember: 'Remember me' },
    forgotten: { label: 'Forgotten password?', href: '/auth/password' },
    submitLabel: 'Sign in',
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    values: { phoneOrEmail: LONG_WORD, password: LONG_WORD, remember: true },
    labels: { phoneOrEmail: LONG_TEXT, password: LONG_WORD, remember: LONG_TEXT },
    forgotten: { label: LONG_TEXT, href: '/auth/password' },
    submitLabel: LONG_TEXT,
  },
};

export const YorubaAndFonLetters: Story = {
  args: { labels: { phoneOrEmail: DIACRITICS, password: DIACRITICS, remember: DIACRITICS } },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { args: { values: filled }, globals: { theme: 'dark' } };
