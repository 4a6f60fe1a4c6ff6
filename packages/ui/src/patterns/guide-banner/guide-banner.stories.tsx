import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { GuideBanner } from './index.ts';

const text = 'Tout ce qu’il faut savoir pour protéger son argent et ses comptes, en 20 pages simples.';

const meta = {
  title: 'Patterns/GuideBanner',
  component: GuideBanner,
  args: {
    title: 'Guide complet de la sécurité numérique',
    children: text,
    download: { label: 'Télécharger le PDF (420 Ko)', href: '/guide.pdf', fileName: 'guide-scamguard.pdf' },
    listen: <ReadAloudButton text={text} label="Écouter le guide" width="fullOnPhone" />,
  },
} satisfies Meta<typeof GuideBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The weight of the file is told before it is fetched. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Télécharger le PDF (420 Ko)' });
    await expect(link).toHaveAttribute('download', 'guide-scamguard.pdf');
  },
};

export const WithoutListening: Story = { args: { listen: undefined } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark' } };
