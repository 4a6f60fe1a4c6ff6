import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { OfficeCard, OfficeCards } from './index.ts';

const meta = {
  title: 'Patterns/OfficeCard',
  component: OfficeCard,
  subcomponents: { OfficeCards },
  args: {
    city: 'Abidjan',
    country: "Côte d'Ivoire",
    write: { label: 'Écrire à ce bureau', href: '/contact#message' },
  },
  render: (args) => (
    <OfficeCards>
      <OfficeCard {...args} />
    </OfficeCards>
  ),
} satisfies Meta<typeof OfficeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unknown facts are not invented. The message form takes their place. */
export const CityOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Écrire à ce bureau' })).toHaveAttribute(
      'href',
      '/contact#message',
    );
  },
};

export const Whole: Story = {
  args: {
    address: '12 rue des Exemples, Plateau',
    phone: { label: '+225 00 00 00 00 00', href: 'tel:+2250000000000' },
    email: { label: 'abidjan@exemple.com', href: 'mailto:abidjan@exemple.com' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^\+225/ })).toHaveAttribute('href', 'tel:+2250000000000');
    await expect(canvas.queryByRole('link', { name: 'Écrire à ce bureau' })).not.toBeInTheDocument();
  },
};

export const Three: Story = {
  render: (args) => (
    <OfficeCards>
      <OfficeCard {...args} />
      <OfficeCard {...args} city="Dakar" country="Sénégal" />
      <OfficeCard {...args} city="Accra" country="Ghana" />
    </OfficeCards>
  ),
};

export const ThreeOnDesktop: Story = { ...Three, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { city: LONG_WORD, address: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { city: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
