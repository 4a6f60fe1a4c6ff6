import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { ChatSessionList } from './index.ts';

const meta = {
  title: 'Patterns/ChatSessionList',
  component: ChatSessionList,
  args: {
    label: 'Vos analyses',
    sessions: [
      { id: 'c', title: 'Nouvelle Analyse', lastUpdated: "aujourd'hui à 9:12" },
      { id: 'b', title: "J'ai reçu un SMS qui dit que j...", lastUpdated: 'hier à 18:20' },
      { id: 'a', title: 'Offre de travail au Canada', lastUpdated: '3 novembre' },
    ],
    current: 'b',
    onSelect: fn(),
    newLabel: 'Nouvelle Analyse',
    onNew: fn(),
    countLabel: '3 session(s) locale(s)',
    siteName: 'ScamGuard',
    home: { label: "Retour à l'accueil", href: '/' },
  },
} satisfies Meta<typeof ChatSessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone. */
export const Three: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNew).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('button', { name: /J'ai reçu un SMS/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  },
};

export const One: Story = {
  args: {
    sessions: [{ id: 'c', title: 'Nouvelle Analyse', lastUpdated: "aujourd'hui à 9:12" }],
    current: 'c',
    countLabel: '1 session(s) locale(s)',
  },
};

export const None: Story = {
  args: { sessions: [], current: undefined, countLabel: '0 session(s) locale(s)' },
};

export const LongWord: Story = { args: { sessions: [{ id: 'a', title: LONG_WORD, lastUpdated: 'hier' }] } };

export const YorubaAndFonLetters: Story = {
  args: { sessions: [{ id: 'a', title: DIACRITICS, lastUpdated: 'hier' }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
