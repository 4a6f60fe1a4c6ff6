import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { foundScams } from '../../testing/sample-reports.ts';
import { ScamCard, ScamCardSkeleton } from './index.ts';

const { id: _id, ...reported } = foundScams[0];

const meta = {
  title: 'Patterns/ScamCard',
  component: ScamCard,
  subcomponents: { ScamCardSkeleton },
  args: reported,
} satisfies Meta<typeof ScamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reported: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Transfert envoyé par erreur' })).toBeVisible();
    await expect(canvas.getByText('signalé par 4 personnes, non vérifié')).toBeVisible();
    await expect(canvas.getByText('+229 01 97 •• •• 00')).toBeVisible();
  },
};

/** Three lines are seen; the rest is a touch or a key away. */
export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lire la suite : Transfert envoyé par erreur' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Réduire/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** No contact, no sound, few words. */
export const Short: Story = {
  args: {
    title: 'Faux emploi à Dubaï',
    description: 'On demande 35 000 FCFA de frais de dossier.',
    count: 'signalé par 1 personne, non vérifié',
    region: 'Atlantique',
    contact: undefined,
    audio: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <ScamCardSkeleton /> };

export const English: Story = {
  args: {
    title: 'Money sent by mistake',
    description: 'A stranger says that money was sent by mistake and must be given back at once.',
    count: 'reported by 4 people, not verified',
    contact: { label: 'Contact:', value: '+229 01 97 •• •• 00' },
    audio: 'Includes a voice message',
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    title: LONG_WORD,
    description: LONG_WORD.repeat(3),
    count: LONG_TEXT,
    region: LONG_WORD,
    contact: { label: 'Contact :', value: LONG_WORD },
    audio: LONG_TEXT,
  },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
