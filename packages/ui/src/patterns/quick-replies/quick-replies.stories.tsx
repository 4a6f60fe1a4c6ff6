import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon, HelpIcon, HideIcon, MoneyIcon } from '../../components/icon/icons.ts';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { QuickReplies } from './index.ts';

const meta = {
  title: 'Patterns/QuickReplies',
  component: QuickReplies,
  args: {
    label: 'Réponses possibles',
    replies: [
      { id: 'money', label: "Oui, de l'argent" },
      { id: 'code', label: 'Oui, un code' },
      { id: 'no', label: 'Non' },
      { id: 'unknown', label: 'Je ne sais pas' },
    ],
    onReply: fn(),
  },
} satisfies Meta<typeof QuickReplies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReply).toHaveBeenCalledWith({ id: 'code', label: 'Oui, un code' });
    for (const reply of canvas.getAllByRole('button')) {
      await expect(reply.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
};

/** Each with its meaning, for people who read slowly. One is in another language than the page. */
export const WithIcons: Story = {
  args: {
    replies: [
      { id: 'money', label: "Oui, de l'argent", icon: MoneyIcon },
      { id: 'code', label: 'Oui, un code', icon: HideIcon },
      { id: 'no', label: 'Non', icon: CloseIcon },
      { id: 'unknown', label: "I don't know", icon: HelpIcon, lang: 'en' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: "I don't know" })).toHaveAttribute('lang', 'en');
  },
};

export const Two: Story = {
  args: {
    replies: [
      { id: 'yes', label: 'Oui' },
      { id: 'no', label: 'Non' },
    ],
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const reply of canvas.getAllByRole('button')) await expect(reply).toBeDisabled();
  },
};

export const LongWord: Story = { args: { replies: [{ id: 'long', label: LONG_WORD }] } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
