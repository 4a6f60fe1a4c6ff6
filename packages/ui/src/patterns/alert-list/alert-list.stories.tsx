import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { alerts, allAlerts } from '../../testing/sample-alerts.ts';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { AlertList } from './index.ts';

const onRetry = fn();

const meta = {
  title: 'Patterns/AlertList',
  component: AlertList,
  args: {
    heading: 'Alertes récentes',
    alerts,
    loadingLabel: 'Chargement des alertes...',
    emptyText: 'Aucune alerte en ce moment.',
    more: allAlerts,
  },
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first two, and the way to all of them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Voir toutes les alertes' })).toHaveAttribute(
      'href',
      '/alerts',
    );
  },
};

/** Each can be heard; lines of titles are short enough to read. */
export const Listening: Story = {
  args: { alerts: alerts.map((alert) => ({ ...alert, listen: <ReadAloudButton text={alert.title} /> })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Écouter' })).toHaveLength(2);
  },
};

/** The first three, line by line. */
export const Compact: Story = {
  args: { appearance: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { alerts: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des alertes...');
    await expect(canvasElement.querySelector('[data-state="loading"] [aria-hidden]')?.children).toHaveLength(
      2,
    );
  },
};

export const Failed: Story = {
  args: {
    alerts: undefined,
    failure: {
      title: 'Impossible de charger les alertes récentes.',
      retry: { label: 'Réessayer', onRetry },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Impossible de charger les alertes récentes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { alerts: [] } };

export const LongTexts: Story = {
  args: { alerts: [{ ...alerts[0], title: LONG_WORD, description: LONG_TEXT }] },
};

export const CompactNarrowWithLargeText: Story = {
  args: { appearance: 'compact' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
