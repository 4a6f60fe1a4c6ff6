import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BankIcon, JobIcon, MoneyIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { FrequentScamsCard } from './index.ts';

const meta = {
  title: 'Patterns/FrequentScamsCard',
  component: FrequentScamsCard,
  args: {
    title: 'Arnaques fréquentes',
    scams: [
      {
        icon: JobIcon,
        title: 'Fausse offre d’emploi',
        text: 'On promet un bon salaire et on demande des frais de dossier.',
      },
      {
        icon: MoneyIcon,
        title: 'Transfert mobile money par erreur',
        text: 'On dit qu’un transfert est arrivé chez vous et qu’il faut le rendre.',
      },
      {
        icon: BankIcon,
        title: 'Faux message de la banque',
        text: 'Un lien mène à une fausse page qui demande votre code secret.',
      },
    ],
  },
} satisfies Meta<typeof FrequentScamsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The specification's three. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const English: Story = {
  args: {
    title: 'Frequent scams',
    scams: [
      { icon: JobIcon, title: 'Fake job offer', text: 'Good pay is promised, and a fee is asked first.' },
    ],
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: { title: LONG_TEXT, scams: [{ icon: JobIcon, title: LONG_WORD, text: LONG_TEXT }] },
};

export const YorubaAndFonLetters: Story = {
  args: { scams: [{ icon: MoneyIcon, title: DIACRITICS, text: DIACRITICS }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
