import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { EmergencyButton } from './index.ts';

const meta = {
  title: 'Patterns/EmergencyButton',
  component: EmergencyButton,
  args: {
    href: '/urgence',
    label: "J'ai envoyé l'argent",
    hint: 'Que faire dans les prochaines minutes',
  },
} satisfies Meta<typeof EmergencyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^J'ai envoyé l'argent/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/urgence');
  },
};

export const WithoutHint: Story = { args: { hint: undefined } };

/** Beside other things: still a full target. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** Among buttons that fill a phone's screen it fills it too. */
export const SmallFull: Story = {
  args: { size: 'small', width: 'fullOnPhone' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(width).toBeGreaterThan(300);
  },
};

export const LongWord: Story = { args: { label: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS } };

export const English: Story = {
  args: { label: 'I sent the money', hint: 'What to do in the next minutes' },
  globals: { language: 'en' },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
