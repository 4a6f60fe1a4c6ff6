import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allAlerts, dangerAlert, infoAlert, warningAlert } from '../../testing/sample-alerts.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { AlertBanner } from './index.ts';

const meta = {
  title: 'Patterns/AlertBanner',
  component: AlertBanner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Alerte en cours', alert: dangerAlert, more: allAlerts },
} satisfies Meta<typeof AlertBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Alerte en cours' })).toHaveTextContent('Danger');
    await expect(canvas.getByRole('link', { name: 'Voir toutes les alertes' })).toHaveAttribute(
      'href',
      '/alerts',
    );
  },
};

export const Warning: Story = { args: { alert: warningAlert } };

export const Information: Story = { args: { alert: infoAlert } };

/** While it loads, and when there is none, the page closes over it. */
export const None: Story = {
  args: { alert: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  args: { alert: { ...dangerAlert, title: LONG_WORD, description: LONG_TEXT } },
};

export const YorubaAndFonLetters: Story = {
  args: { alert: { ...warningAlert, title: DIACRITICS, description: DIACRITICS } },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
