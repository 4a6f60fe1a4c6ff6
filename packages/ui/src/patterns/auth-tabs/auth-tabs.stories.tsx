import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loginForm, otpStep, providers, registerForm } from '../../testing/sample-accounts.tsx';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { LoginForm } from '../login-form/index.ts';
import { OtpStep } from '../otp-step/index.ts';
import { RegisterForm } from '../register-form/index.ts';
import { SocialSignIn } from '../social-sign-in/index.ts';
import { AuthTabs } from './index.ts';

const meta = {
  title: 'Patterns/AuthTabs',
  component: AuthTabs,
  args: {
    title: 'Votre compte',
    text: 'Vérifier et signaler se fait aussi sans compte.',
    label: 'Connexion ou inscription',
    tab: 'login',
    onTabChange: () => undefined,
    tabLabels: { login: 'Connexion', register: 'Inscription' },
    login: <LoginForm {...loginForm} />,
    register: <RegisterForm {...registerForm} />,
  },
  render: function ControlledTabs({ tab: initial, ...args }) {
    const [tab, setTab] = useState(initial);
    return <AuthTabs {...args} tab={tab} onTabChange={setTab} />;
  },
} satisfies Meta<typeof AuthTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Votre compte' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Connexion' })).toBeVisible();
  },
};

export const Register: Story = { args: { tab: 'register' } };

/** After signing up, the code takes the form's place. */
export const Code: Story = {
  args: { tab: 'register', register: <OtpStep {...otpStep} value="482915" /> },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Numéro de téléphone' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Téléphone ou e-mail' })).toBeVisible();
  },
};

export const WithProviders: Story = {
  args: {
    login: (
      <LoginForm {...loginForm}>
        <SocialSignIn separator="ou" providers={providers} />
      </LoginForm>
    ),
  },
};

export const LongTexts: Story = {
  args: { title: LONG_WORD, text: LONG_TEXT, tabLabels: { login: LONG_WORD, register: LONG_TEXT } },
};

export const YorubaAndFonLetters: Story = {
  args: { title: DIACRITICS, text: DIACRITICS, tabLabels: { login: DIACRITICS, register: 'Ɖɛ́ ɔ̀' } },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { args: { tab: 'register' }, globals: { theme: 'dark' } };
