import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bandLabels, DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { RiskBar } from './index.ts';

const meta = {
  title: 'Patterns/RiskBar',
  component: RiskBar,
  args: { label: 'Niveau de risque', level: 12, bandLabels },
  play: async ({ canvas, args: { level, bandLabels } }) => {
    const meter = canvas.getByRole('meter', { name: 'Niveau de risque' });
    const word = level < 33 ? bandLabels.low : level < 66 ? bandLabels.medium : bandLabels.high;
    await expect(meter).toHaveAttribute('aria-valuetext', `${level} %, ${word}`);
  },
} satisfies Meta<typeof RiskBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};

export const LowestOfAll: Story = { args: { level: 0 } };

export const JustBelowMedium: Story = { args: { level: 32 } };

export const MediumBegins: Story = { args: { level: 33 } };

export const JustBelowHigh: Story = { args: { level: 65 } };

export const HighBegins: Story = { args: { level: 66 } };

export const Highest: Story = { args: { level: 100 } };

export const LongWords: Story = {
  args: { level: 48, bandLabels: { low: LONG_WORD, medium: LONG_WORD, high: LONG_WORD } },
};

export const YorubaAndFonLetters: Story = {
  args: { level: 48, bandLabels: { low: DIACRITICS, medium: DIACRITICS, high: DIACRITICS } },
};

export const LargeText: Story = { args: { level: 82 }, globals: { textSize: '200' } };

export const Dark: Story = { args: { level: 82 }, globals: { theme: 'dark' } };
