import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReportIcon, VerifyIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { CallToAction } from './index.ts';

const meta = {
  title: 'Patterns/CallToAction',
  component: CallToAction,
  args: {
    title: 'Un doute ? Vérifiez avant de payer.',
    children: 'Gratuit, sans compte, en une minute.',
    actions: [{ label: 'Vérifier maintenant', href: '/verifier', icon: VerifyIcon }],
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ring is seen on the cloth too. */
export const One: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Vérifier maintenant' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/verifier');
    const ground = getComputedStyle(canvas.getByRole('heading').closest('section') as HTMLElement);
    await expect(getComputedStyle(link).outlineColor).not.toBe(ground.backgroundColor);
  },
};

export const Two: Story = {
  args: {
    actions: [
      { label: 'Devenir partenaire', href: '/contact' },
      { label: 'Nous rejoindre', href: '/contact#nous-rejoindre', icon: ReportIcon },
    ],
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
