import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LearnIcon, ProfileIcon, VerifyIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { picture } from '../../testing/sample-media.ts';
import { TeamCard, TeamCards } from './index.ts';

const meta = {
  title: 'Patterns/TeamCard',
  component: TeamCard,
  subcomponents: { TeamCards },
  args: { position: 'Promoteur', icon: ProfileIcon },
  render: (args) => (
    <TeamCards>
      <TeamCard {...args} />
    </TeamCards>
  ),
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The operator gives no name: the role heads the card. */
export const RoleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Promoteur');
  },
};

export const Named: Story = {
  args: { name: 'A. Exemple', children: 'A eu l’idée en aidant ses voisins.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('A. Exemple');
    await expect(canvas.getByText('Promoteur')).toBeVisible();
  },
};

export const WithPortrait: Story = { args: { name: 'A. Exemple', portrait: picture } };

export const Three: Story = {
  render: (args) => (
    <TeamCards>
      <TeamCard {...args} />
      <TeamCard position="Responsable technique" icon={VerifyIcon} />
      <TeamCard position="Responsable de l’éducation" icon={LearnIcon} />
    </TeamCards>
  ),
};

export const ThreeOnDesktop: Story = { ...Three, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { name: LONG_WORD, position: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { name: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark' } };
