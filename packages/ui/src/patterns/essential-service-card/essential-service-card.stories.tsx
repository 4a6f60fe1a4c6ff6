import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AlertIcon, ChatIcon, VerifyIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { EssentialServiceCard, EssentialServiceCards } from './index.ts';

const meta = {
  title: 'Patterns/EssentialServiceCard',
  component: EssentialServiceCard,
  subcomponents: { EssentialServiceCards },
  args: {
    icon: VerifyIcon,
    title: 'Vérification intelligente',
    children: 'Collez un lien, un numéro ou un message. Voyez ce qui est suspect, et pourquoi.',
    action: { label: 'Vérifier', href: '/verify' },
  },
  render: (args) => (
    <EssentialServiceCards>
      <EssentialServiceCard {...args} />
    </EssentialServiceCards>
  ),
} satisfies Meta<typeof EssentialServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vérifier' })).toHaveAttribute('href', '/verify');
  },
};

/** The home page's three. */
export const Three: Story = {
  render: (args) => (
    <EssentialServiceCards>
      <EssentialServiceCard {...args} />
      <EssentialServiceCard
        icon={ChatIcon}
        title="Assistant personnel"
        action={{ label: 'Démarrer une discussion', href: '/chatbot' }}
      >
        Racontez ce qui se passe. L’assistant pose les bonnes questions.
      </EssentialServiceCard>
      <EssentialServiceCard
        icon={AlertIcon}
        title="Alertes et signalements"
        action={{ label: 'Voir les alertes', href: '/alerts' }}
      >
        Sachez ce qui circule, et prévenez les autres sans donner votre nom.
      </EssentialServiceCard>
    </EssentialServiceCards>
  ),
};

export const ThreeOnDesktop: Story = { ...Three, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
