import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessibleIcon, CommunityIcon, LanguageIcon, SafeIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ValueCard, ValueCards } from './index.ts';

const meta = {
  title: 'Patterns/ValueCard',
  component: ValueCard,
  subcomponents: { ValueCards },
  args: {
    icon: SafeIcon,
    title: 'Protection',
    children: 'Votre argent et vos comptes passent avant tout.',
  },
  render: (args) => (
    <ValueCards>
      <ValueCard {...args} />
    </ValueCards>
  ),
} satisfies Meta<typeof ValueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Four: Story = {
  render: (args) => (
    <ValueCards>
      <ValueCard {...args} />
      <ValueCard icon={AccessibleIcon} title="Accessibilité">
        De grands textes, une lecture à voix haute, un site léger.
      </ValueCard>
      <ValueCard icon={CommunityIcon} title="Communauté">
        Ce que l’un a vécu protège tous les autres.
      </ValueCard>
      <ValueCard icon={LanguageIcon} title="Inclusion">
        Dans votre langue, que vous lisiez vite, lentement ou pas.
      </ValueCard>
    </ValueCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const FourOnDesktop: Story = { ...Four, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark' } };
