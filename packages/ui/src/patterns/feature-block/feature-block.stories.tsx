import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessibleIcon, LearnIcon, ReportIcon, VerifyIcon } from '../../components/icon/icons.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { FeatureBlock, FeatureBlocks } from './index.ts';

const meta = {
  title: 'Patterns/FeatureBlock',
  component: FeatureBlock,
  subcomponents: { FeatureBlocks },
  args: {
    icon: VerifyIcon,
    title: 'Vérification',
    children: 'Un lien, un numéro, un profil ou une conversation : voyez ce qui est suspect, et pourquoi.',
    href: '/verify',
  },
  render: (args) => (
    <FeatureBlocks>
      <FeatureBlock {...args} />
    </FeatureBlocks>
  ),
} satisfies Meta<typeof FeatureBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vérification' })).toHaveAttribute('href', '/verify');
  },
};

export const NotLinked: Story = { args: { href: undefined } };

/** The home page's four. */
export const Four: Story = {
  render: (args) => (
    <FeatureBlocks>
      <FeatureBlock {...args} />
      <FeatureBlock icon={ReportIcon} title="Signalement" href="/report">
        Racontez ce qui vous est arrivé pour prévenir les autres. Sans donner votre nom.
      </FeatureBlock>
      <FeatureBlock icon={LearnIcon} title="Éducation" href="/learn">
        Des leçons courtes pour reconnaître les arnaques les plus courantes.
      </FeatureBlock>
      <FeatureBlock icon={AccessibleIcon} title="Accessibilité">
        De grands textes, une lecture à voix haute, un site léger pour votre forfait.
      </FeatureBlock>
    </FeatureBlocks>
  ),
};

export const FourOnDesktop: Story = { ...Four, globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };
