import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportIcon } from '../../components/icon/icons.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { bandLabels, DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { RiskAnalysisCard } from './index.ts';

const meta = {
  title: 'Patterns/RiskAnalysisCard',
  component: RiskAnalysisCard,
  args: {
    title: 'Danger',
    riskLevel: 88,
    risk: { label: 'Niveau de risque', bandLabels },
    matchedPatterns: {
      heading: 'Ce qui alerte',
      patterns: ['On demande de payer avant de recevoir.', 'On vous presse de répondre.'],
    },
    recommendations: {
      heading: 'Que faire maintenant',
      steps: ['Ne payez rien.', 'Ne donnez aucun code.', 'Gardez les messages.'],
    },
    actions: (
      <LinkButton href="/report" variant="danger" icon={ReportIcon}>
        Signaler cette arnaque
      </LinkButton>
    ),
  },
} satisfies Meta<typeof RiskAnalysisCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Danger' });
    await expect(card).toHaveAttribute('data-outcome', 'danger');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '88 %, Danger');
  },
};

export const Medium: Story = { args: { title: 'Prudence', riskLevel: 48 } };

/** A low figure alone proves nothing: dashed and neutral. */
export const Low: Story = {
  args: {
    title: 'Rien de suspect trouvé, restez prudent',
    riskLevel: 12,
    matchedPatterns: { heading: 'Ce qui alerte', patterns: [] },
    recommendations: { heading: 'Que faire maintenant', steps: ['Vérifiez qui parle avant de payer.'] },
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Rien de suspect/ })).toHaveAttribute(
      'data-outcome',
      'unknown',
    );
    await expect(canvas.queryByRole('heading', { name: 'Ce qui alerte' })).not.toBeInTheDocument();
  },
};

export const LowAndProven: Story = {
  args: { ...Low.args, title: 'Officiellement connu', riskLevel: 3, isProvenSafe: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Officiellement connu' })).toHaveAttribute(
      'data-outcome',
      'safe',
    );
  },
};

export const LongTexts: Story = {
  args: {
    matchedPatterns: { heading: 'Ce qui alerte', patterns: [LONG_TEXT, LONG_WORD] },
    recommendations: { heading: 'Que faire maintenant', steps: [LONG_TEXT] },
  },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
