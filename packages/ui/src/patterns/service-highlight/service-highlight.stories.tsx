import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { ServiceHighlight, ServiceHighlights } from './index.ts';

const meta = {
  title: 'Patterns/ServiceHighlight',
  component: ServiceHighlight,
  subcomponents: { ServiceHighlights },
  args: {
    name: 'Transfert Soleil',
    type: "Transfert d'argent",
    stars: 4.8,
    ratingLabel: '4,8 sur 5',
    verifiedBy: 'Vérifié par 126 membres',
    sample: 'Exemple',
  },
  render: (args) => (
    <ServiceHighlights>
      <ServiceHighlight {...args} />
    </ServiceHighlights>
  ),
} satisfies Meta<typeof ServiceHighlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exemple')).toBeVisible();
    await expect(canvas.getByText('4,8 sur 5')).toBeVisible();
  },
};

export const Real: Story = { args: { sample: undefined } };

/** The home page's three, all of them invented and marked so. */
export const Three: Story = {
  render: (args) => (
    <ServiceHighlights>
      <ServiceHighlight {...args} />
      <ServiceHighlight
        {...args}
        name="Épargne du Baobab"
        type="Banque"
        stars={4.6}
        ratingLabel="4,6 sur 5"
        verifiedBy="Vérifié par 89 membres"
      />
      <ServiceHighlight
        {...args}
        name="Boutique Calebasse"
        type="Boutique en ligne"
        stars={4.5}
        ratingLabel="4,5 sur 5"
        verifiedBy="Vérifié par 57 membres"
      />
    </ServiceHighlights>
  ),
};

export const ThreeOnDesktop: Story = { ...Three, globals: { viewport: { value: 'desktop' } } };

export const LongWord: Story = { args: { name: LONG_WORD, type: LONG_WORD, verifiedBy: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { name: DIACRITICS, type: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
