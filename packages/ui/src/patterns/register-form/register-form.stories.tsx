import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { providers, registerForm } from '../../testing/sample-accounts.tsx';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { SocialSignIn } from '../social-sign-in/index.ts';
import { RegisterForm } from './index.ts';

const filled = {
  phoneNumber: '+2290197000000',
  password: 'marché-Dantokpa',
  confirmPassword: 'marché-Dantokpa',
  terms: true,
};

const meta = {
  title: 'Patterns/RegisterForm',
  component: RegisterForm,
  args: { ...registerForm, onChange: fn(), onSubmit: fn() },
  render: function ControlledForm({ values: initial, onChange, ...args }) {
    const [values, setValues] = useState(initial);
    return (
      <RegisterForm
        {...args}
        values={values}
        onChange={(field, value) => {
          onChange(field, value);
          setValues((before) => ({ ...before, [field]: value }));
        }}
      />
    );
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /conditions d’utilisation/ })).toBeRequired();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('01 97 00 00 00');
    await expect(args.onChange).toHaveBeenLastCalledWith('phoneNumber', '+2290197000000');
    await userEvent.tab();
    await userEvent.keyboard('secret6');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('secret6');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'conditions d’utilisation' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { values: filled } };

export const Invalid: Story = {
  args: {
    values: { ...filled, phoneNumber: '', confirmPassword: 'marché', terms: false },
    errors: {
      phoneNumber: 'Numéro de téléphone requis',
      password: 'Le mot de passe doit contenir au moins 8 signes',
      confirmPassword: 'Les mots de passe ne correspondent pas',
      terms: 'Veuillez accepter les conditions d’utilisation.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'S’inscrire' }));
    await expect(canvas.getByRole('textbox', { name: 'Numéro de téléphone' })).toHaveFocus();
  },
};

export const Busy: Story = { args: { values: filled, busy: true } };

export const Failed: Story = {
  args: {
    values: filled,
    failure: { title: 'Échec de l’inscription', text: 'Une erreur est survenue. Veuillez réessayer.' },
  },
};

export const WithProviders: Story = {
  args: { children: <SocialSignIn separator="ou" providers={providers} /> },
};

export const LongTexts: Story = {
  args: {
    labels: { phoneNumber: LONG_TEXT, password: LONG_WORD, confirmPassword: LONG_TEXT },
    terms: LONG_TEXT,
    submitLabel: LONG_TEXT,
  },
};

export const YorubaAndFonLetters: Story = {
  args: {
    labels: { phoneNumber: DIACRITICS, password: DIACRITICS, confirmPassword: DIACRITICS },
    terms: DIACRITICS,
  },
};

export const NarrowWithLargeText: Story = {
  args: { values: filled },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { values: filled }, globals: { theme: 'dark' } };
