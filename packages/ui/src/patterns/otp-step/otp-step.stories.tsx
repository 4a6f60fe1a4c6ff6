import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { otpStep } from '../../testing/sample-accounts.tsx';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { OtpStep } from './index.ts';

const meta = {
  title: 'Patterns/OtpStep',
  component: OtpStep,
  args: {
    ...otpStep,
    onSubmit: fn(),
    resend: { label: 'Renvoyer le code', onResend: fn() },
    back: { label: 'Retour à l’inscription', onBack: fn() },
  },
  render: function ControlledStep({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <OtpStep {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof OtpStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retour à l’inscription' }));
    await expect(args.back.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Renvoyer le code' }));
    await expect(args.resend?.onResend).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('482915{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('482915');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Complete: Story = { args: { value: '482915' } };

export const Incomplete: Story = {
  args: { value: '48', error: 'Veuillez entrer le code complet de vérification.' },
};

export const Busy: Story = { args: { value: '482915', busy: true } };

export const Failed: Story = {
  args: {
    value: '482915',
    failure: {
      title: 'Code OTP incorrect',
      text: 'Le code de vérification est incorrect. Veuillez réessayer.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code OTP incorrect');
  },
};

/** Another code may be asked for later; the line says when. */
export const Waiting: Story = {
  args: {
    resend: { label: 'Renvoyer le code', onResend: fn(), wait: 'Nouveau code possible dans 1 minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Renvoyer le code' })).not.toBeInTheDocument();
  },
};

/** Without a provider of text messages, nobody is told that one was sent. */
export const OnATestServer: Story = {
  args: {
    testNote: 'Serveur de test : aucun SMS n’est envoyé. Le code est dans le journal du serveur.',
    text: 'Un code a été créé pour ce numéro.',
  },
};

export const English: Story = {
  args: {
    title: 'Enter the code',
    text: 'A code was sent to +229\u00a001\u00a097\u00a000\u00a000\u00a000.',
    label: 'Verification code',
    submitLabel: 'Check the code',
    resend: { label: 'Send again', onResend: fn() },
    back: { label: 'Back to registration', onBack: fn() },
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    title: LONG_WORD,
    text: LONG_TEXT,
    label: LONG_WORD,
    back: { label: LONG_TEXT, onBack: fn() },
    resend: { label: LONG_WORD, onResend: fn() },
  },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { value: '482915' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { value: '482915' }, globals: { theme: 'dark' } };
