import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Stack } from '../layout/index.ts';
import { StarRating } from './index.ts';

const meta = {
  title: 'Components/StarRating',
  component: StarRating,
  args: { percent: 96, label: '4,8 sur 5' },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4,8 sur 5')).toBeVisible();
    await expect(canvasElement.querySelector('[data-stars="4.8"]')).toBeInTheDocument();
  },
};

/** The specification's three sample services, and the edges. */
export const Scale: Story = {
  render: () => (
    <Stack gap="tiny">
      <StarRating percent={100} label="5 sur 5" />
      <StarRating percent={96} label="4,8 sur 5" />
      <StarRating percent={92} label="4,6 sur 5" />
      <StarRating percent={90} label="4,5 sur 5" />
      <StarRating percent={50} label="2,5 sur 5" />
      <StarRating percent={20} label="1 sur 5" />
      <StarRating percent={4} label="0,2 sur 5" />
      <StarRating percent={0} label="0 sur 5" />
    </Stack>
  ),
};

export const Large: Story = { args: { size: 'large', label: '4,8 sur 5 (126 membres)' } };

export const LabelHidden: Story = {
  args: { labelled: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,8 sur 5')).toBeInTheDocument();
  },
};

/** A number out of range is drawn at the edge. */
export const OutOfRange: Story = {
  args: { percent: 130, label: '5 sur 5' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-stars="5.0"]')).toBeInTheDocument();
  },
};

export const LongText: Story = { args: { label: LONG_TEXT } };

export const LongWord: Story = { args: { label: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS } };

export const Dark: Story = { ...Scale, globals: { theme: 'dark' } };
