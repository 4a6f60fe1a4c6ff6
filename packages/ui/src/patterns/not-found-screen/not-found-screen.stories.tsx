import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT } from '../../testing/sample-content.ts';
import { NotFoundScreen } from './index.ts';

const meta = {
  title: 'Patterns/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    title: 'Page Non Trouvée',
    text: "Cette page n'existe pas, a été déplacée, ou est partie en vacances.",
    home: { label: "Retour à l'accueil", href: '/' },
    contact: { label: 'Nous contacter', href: '/contact' },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact');
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongText: Story = { args: { text: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark' } };
