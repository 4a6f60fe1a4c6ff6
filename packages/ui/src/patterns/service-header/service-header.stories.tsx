import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { flaggedService, trustedService } from '../../testing/sample-services.ts';
import { ServiceHeader } from './index.ts';

const description =
  'Kiosque de transfert au marché Dantokpa. Affiche ses tarifs, donne un reçu, ne touche jamais au téléphone du client.';

const { href: _href, ...service } = trustedService;
const { href: _flaggedHref, ...flagged } = flaggedService;

const meta = {
  title: 'Patterns/ServiceHeader',
  component: ServiceHeader,
  args: {
    ...service,
    back: { label: 'Retour aux services', href: '/community' },
    description,
    listen: <ReadAloudButton text={description} />,
  },
} satisfies Meta<typeof ServiceHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The percentage is shown as five stars, and in words. */
export const Recommended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Transfert Soleil');
    await expect(canvas.getByText('4,8 sur 5')).toBeVisible();
  },
};

export const Flagged: Story = {
  args: {
    ...flagged,
    rating: { percent: 22, label: '1,1 sur 5' },
    description: 'Demande des frais de dossier avant tout prêt, selon 12 membres.',
  },
};

export const Bare: Story = { args: { sample: undefined, listen: undefined, members: undefined } };

export const LongTexts: Story = { args: { name: LONG_WORD, description: LONG_TEXT, location: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { name: DIACRITICS, description: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
