import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ErrorState } from './index.ts';

const onRetry = fn();

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Impossible de charger les alertes récentes.',
    children: 'Vérifiez votre connexion, puis réessayez.',
    retry: { label: 'Réessayer', onRetry },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retry: { label: 'Réessayer', onRetry, busy: true } } };

export const WithoutRetry: Story = { args: { retry: undefined } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };
