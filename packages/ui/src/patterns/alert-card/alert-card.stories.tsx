import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { dangerAlert, infoAlert, warningAlert } from '../../testing/sample-alerts.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { AlertCard } from './index.ts';

const { id: _id, ...danger } = dangerAlert;

const meta = {
  title: 'Patterns/AlertCard',
  component: AlertCard,
  args: danger,
} satisfies Meta<typeof AlertCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Dangeril y a 2 heures/);
  },
};

export const Warning: Story = { args: { ...warningAlert, id: undefined } };

export const Information: Story = { args: { ...infoAlert, id: undefined } };

/** A severity nobody has heard of is for information. */
export const UnknownSeverity: Story = { args: { severity: 'purple', severityLabel: 'À savoir' } };

export const WithSourceAndListening: Story = {
  args: {
    source: { label: 'Lire la mise en garde', href: 'https://exemple.com/alerte' },
    listen: <ReadAloudButton text={danger.description} variant="quiet" />,
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, description: `${LONG_TEXT} ${LONG_WORD}` } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
