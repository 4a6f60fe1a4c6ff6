import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { DailyTip } from './index.ts';

const onRetry = fn();
const tip = 'Un message vous presse ? Attendez dix minutes. Une vraie urgence supporte une vérification.';

const meta = {
  title: 'Patterns/DailyTip',
  component: DailyTip,
  args: {
    heading: 'Astuce du jour',
    tip,
    loadingLabel: "Chargement de l'astuce...",
    listen: <ReadAloudButton text={tip} />,
    more: { label: 'Voir les autres astuces', href: '/daily-tip' },
  },
} satisfies Meta<typeof DailyTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Astuce du jour' })).toHaveTextContent(tip);
  },
};

export const WordsOnly: Story = { args: { listen: undefined, more: undefined } };

export const Loading: Story = {
  args: { tip: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Chargement de l'astuce...");
  },
};

export const Failed: Story = {
  args: {
    tip: undefined,
    failure: { title: "Impossible de charger l'astuce du jour.", retry: { label: 'Réessayer', onRetry } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Impossible de charger l'astuce du jour.");
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = { args: { tip: `${LONG_TEXT} ${LONG_WORD}` } };

export const YorubaAndFonLetters: Story = { args: { tip: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
