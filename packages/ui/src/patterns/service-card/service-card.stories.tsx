import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '../../components/empty-state/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { flaggedService, trustedService } from '../../testing/sample-services.ts';
import { ServiceCard, ServiceCardSkeletons, ServiceCards } from './index.ts';

const meta = {
  title: 'Patterns/ServiceCard',
  component: ServiceCard,
  subcomponents: { ServiceCards, ServiceCardSkeletons },
  args: trustedService,
  render: (args) => (
    <ServiceCards>
      <ServiceCard {...args} />
    </ServiceCards>
  ),
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Transfert Soleil' })).toHaveFocus();
    await expect(canvas.getByText('4,8 sur 5')).toBeVisible();
  },
};

/** Reported, nothing more: no stars, and no word that accuses. */
export const Flagged: Story = { args: { ...flaggedService, rating: undefined } };

export const NotASample: Story = { args: { sample: undefined } };

const list = (
  <ServiceCards>
    <ServiceCard {...trustedService} />
    <ServiceCard
      {...trustedService}
      name="Épargne du Baobab"
      type="Banque"
      members="Vérifié par 89 membres"
      rating={{ percent: 92, label: '4,6 sur 5' }}
    />
    <ServiceCard
      {...trustedService}
      name="Boutique Calebasse"
      type="Boutique en ligne"
      location="Porto-Novo, Ouémé"
      members="Vérifié par 57 membres"
      rating={{ percent: 90, label: '4,5 sur 5' }}
    />
  </ServiceCards>
);

export const List: Story = { render: () => list };

export const ListOnDesktop: Story = { render: () => list, globals: { viewport: { value: 'desktop' } } };

/** Five cards wait. */
export const Loading: Story = {
  render: () => <ServiceCardSkeletons label="Chargement des services..." />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des services...');
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.children).toHaveLength(5);
  },
};

export const NoneRecommended: Story = {
  render: () => (
    <EmptyState
      title="Aucun service recommandé trouvé"
      action={<LinkButton href="/community">Voir toutes les régions</LinkButton>}
    >
      Essayez un autre mot ou une autre région.
    </EmptyState>
  ),
};

export const NoneFlagged: Story = {
  render: () => (
    <EmptyState
      title="Aucun service signalé trouvé"
      action={<LinkButton href="/report">Signaler une arnaque</LinkButton>}
    >
      Un service vous a trompé ? Racontez-le, sans donner votre nom.
    </EmptyState>
  ),
};

export const LongTexts: Story = { args: { name: LONG_WORD, type: LONG_TEXT, location: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { name: DIACRITICS, type: DIACRITICS } };

export const English: Story = {
  args: {
    type: 'Money transfer',
    members: 'Checked by 126 members',
    status: { value: 'trusted', label: 'Recommended' },
    rating: { percent: 96, label: '4.8 out of 5' },
    sample: 'Example',
  },
  globals: { language: 'en' },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
