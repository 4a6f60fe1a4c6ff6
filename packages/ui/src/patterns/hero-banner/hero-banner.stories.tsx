import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatIcon, PhoneIcon, ReportIcon, VerifyIcon } from '../../components/icon/icons.ts';
import { Container } from '../../components/layout/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { HeroBanner } from './index.ts';

const meta = {
  title: 'Patterns/HeroBanner',
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    headline: "NE SOYEZ PLUS JAMAIS LES VICTIMES D'ARNAQUES",
    lead: "Un message vous demande de l'argent ou un code ? Vérifiez-le ici, gratuitement, en une minute.",
    primary: { label: 'VÉRIFIER', href: '/verify', icon: VerifyIcon },
    secondary: { label: 'SIGNALER', href: '/report', icon: ReportIcon },
    links: [
      { label: 'Démarrer une discussion', href: '/chatbot', icon: ChatIcon },
      { label: 'Assistance par téléphone', href: '/support', icon: PhoneIcon },
    ],
  },
  render: (args) => (
    <Container>
      <HeroBanner {...args} />
    </Container>
  ),
} satisfies Meta<typeof HeroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headline and the main action are seen without scrolling on the smallest phone of the audience. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VÉRIFIER' })).toHaveAttribute('href', '/verify');
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongTexts: Story = { args: { headline: LONG_WORD, lead: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { headline: DIACRITICS, lead: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
