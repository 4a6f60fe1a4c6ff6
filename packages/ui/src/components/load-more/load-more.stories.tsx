import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { LoadMore } from './index.ts';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: {
    position: '20 signalements sur 57',
    label: 'Afficher la suite',
    busyLabel: 'Chargement...',
    onMore: fn(),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher la suite' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chargement...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The new position is said, and the last part takes the button away. */
export const Complete: Story = {
  render: function Loading(args) {
    const [all, setAll] = useState(false);
    return (
      <LoadMore
        {...args}
        position={all ? '57 signalements sur 57' : args.position}
        onMore={all ? undefined : () => setAll(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('57 signalements sur 57');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failure: { text: 'La suite n’a pas pu être chargée.', retryLabel: 'Réessayer' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: { position: LONG_WORD, label: LONG_TEXT, failure: { text: LONG_TEXT, retryLabel: LONG_WORD } },
};

export const YorubaAndFonLetters: Story = { args: { position: DIACRITICS, label: DIACRITICS } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
