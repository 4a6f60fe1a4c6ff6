import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { SearchIcon } from '../icon/icons.ts';
import { TextLink } from '../text-link/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Alertes', lead: 'Les arnaques du moment, et comment ne pas y tomber.' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alertes' })).toBeVisible();
  },
};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const WithALink: Story = {
  args: {
    children: (
      <TextLink href="#recherche" standing="alone" icon={SearchIcon}>
        Rechercher dans les signalements
      </TextLink>
    ),
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, lead: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, lead: DIACRITICS } };
