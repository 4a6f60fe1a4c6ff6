import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { StatBlock, StatBlocks } from './index.ts';

const meta = {
  title: 'Patterns/StatBlock',
  component: StatBlock,
  subcomponents: { StatBlocks },
  args: { figure: '2K+', label: 'arnaques signalées' },
  render: (args) => (
    <StatBlocks>
      <StatBlock {...args} />
    </StatBlocks>
  ),
} satisfies Meta<typeof StatBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen figure first; said as "what it counts: the figure". */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('arnaques signalées');
    await expect(canvas.getByRole('definition')).toHaveTextContent('2K+');
  },
};

export const Four: Story = {
  render: (args) => (
    <StatBlocks>
      <StatBlock {...args} />
      <StatBlock figure="16K+" label="utilisateurs protégés" />
      <StatBlock figure="600+" label="services vérifiés" />
      <StatBlock figure="98 %" label="de satisfaction" />
    </StatBlocks>
  ),
};

export const FourOnDesktop: Story = { ...Four, globals: { viewport: { value: 'desktop' } } };

export const LongWord: Story = { args: { figure: '1 000 000', label: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  ...Four,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { ...Four, globals: { theme: 'dark' } };
