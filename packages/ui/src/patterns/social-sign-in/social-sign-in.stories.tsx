import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileIcon } from '../../components/icon/icons.ts';
import { providers } from '../../testing/sample-accounts.tsx';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { SocialSignIn } from './index.ts';

const meta = {
  title: 'Patterns/SocialSignIn',
  component: SocialSignIn,
  args: { separator: 'ou', providers },
} satisfies Meta<typeof SocialSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuer avec Google' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/google',
    );
  },
};

/** None is set up: there is nothing to see, not even the word between. */
export const None: Story = {
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ou')).not.toBeInTheDocument();
  },
};

export const WithIcon: Story = {
  args: { providers: [{ label: 'Continuer avec votre mairie', href: '/oidc/mairie', icon: ProfileIcon }] },
};

export const LongTexts: Story = {
  args: { separator: LONG_WORD, providers: [{ label: LONG_TEXT, href: '/oidc/a' }] },
};

export const YorubaAndFonLetters: Story = {
  args: { separator: 'ɔ̀', providers: [{ label: DIACRITICS, href: '/oidc/a' }] },
};

export const Dark: Story = { globals: { theme: 'dark' } };
