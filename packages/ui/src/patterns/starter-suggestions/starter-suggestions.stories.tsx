import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkIcon, MessageIcon, MoneyIcon, PhoneIcon } from '../../components/icon/icons.ts';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { StarterSuggestions } from './index.ts';

const suggestions = [
  { id: 'sms', label: "J'ai reçu un SMS suspect", icon: MessageIcon },
  { id: 'number', label: "Un numéro inconnu m'appelle", icon: PhoneIcon },
  { id: 'offer', label: 'Une offre trop belle pour être vraie', icon: MoneyIcon },
  { id: 'phishing', label: 'Comment reconnaître un faux site ?', icon: LinkIcon },
];

const meta = {
  title: 'Patterns/StarterSuggestions',
  component: StarterSuggestions,
  args: { heading: 'Pour commencer', suggestions, onSelect: fn() },
} satisfies Meta<typeof StarterSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[0]);
  },
};

export const LongWord: Story = {
  args: { suggestions: [{ id: 'long', label: LONG_WORD, icon: MessageIcon }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
