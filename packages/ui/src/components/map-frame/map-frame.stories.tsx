import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { picture } from '../../testing/sample-media.ts';
import { MapFrame } from './index.ts';

const meta = {
  title: 'Components/MapFrame',
  component: MapFrame,
  args: {
    label: 'Carte de nos bureaux',
    state: 'loading',
    loadingText: 'Chargement de la carte...',
    failedText: "La carte ne s'affiche pas. Nos bureaux sont à Abidjan, Dakar et Accra.",
  },
} satisfies Meta<typeof MapFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement de la carte...');
    await expect(canvas.getByRole('region', { name: 'Carte de nos bureaux' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The map takes the same room. */
export const Ready: Story = {
  args: {
    state: 'ready',
    children: <img src={picture} alt="Abidjan, Dakar, Accra" width="320" height="320" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByText('Chargement de la carte...')).not.toBeInTheDocument();
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const LongWord: Story = { args: { state: 'failed', failedText: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { loadingText: DIACRITICS } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
