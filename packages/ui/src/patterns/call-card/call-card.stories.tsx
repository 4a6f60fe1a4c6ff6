import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneIcon } from '../../components/icon/icons.ts';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { CallCard } from './index.ts';

const meta = {
  title: 'Patterns/CallCard',
  component: CallCard,
  args: {
    name: 'Police républicaine',
    use: 'Appeler la police. Gratuit, jour et nuit.',
    action: { label: 'Appeler le 117', href: 'tel:117', icon: PhoneIcon },
    origin: {
      question: "D'où vient ce numéro\u00A0?",
      lines: ['Lu dans 4 sources le 23 novembre 2026.', 'Personne de ScamGuard n’a encore appelé ce numéro.'],
      pages: [{ label: 'exemple.org', href: 'https://exemple.org/117' }],
    },
  },
} satisfies Meta<typeof CallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Appeler le 117' });
    await expect(call).toHaveAttribute('href', 'tel:117');
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const WhereItComesFrom: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/D'où vient/));
    await expect(canvas.getByRole('link', { name: /exemple\.org/ })).toBeVisible();
  },
};

export const MenuCode: Story = {
  args: {
    name: 'MTN MoMo',
    use: 'Ouvrir le menu officiel\u00A0: solde, code secret.',
    action: { label: 'Composer *880#', href: 'tel:*880%23', icon: PhoneIcon },
  },
};

export const WithoutOrigin: Story = { args: { origin: undefined } };

export const LongName: Story = { args: { name: LONG_WORD, use: LONG_TEXT } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };
