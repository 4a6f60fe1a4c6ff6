import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../../components/link-button/index.ts';
import { LoadMore } from '../../components/load-more/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { foundScams } from '../../testing/sample-reports.ts';
import { ScamSearch, type ScamSearchOutcome } from './index.ts';

const tooShort: ScamSearchOutcome = {
  state: 'tooShort',
  text: 'Entrez au moins 3 caractères pour lancer la recherche.',
};
const found: ScamSearchOutcome = { state: 'found', summary: '3 signalements trouvés', scams: foundScams };

const meta = {
  title: 'Patterns/ScamSearch',
  component: ScamSearch,
  args: {
    label: 'Rechercher une arnaque',
    help: 'Un numéro, un nom ou un mot du message.',
    submitLabel: 'Rechercher',
    busyLabel: 'Recherche...',
    value: '',
    onValueChange: () => undefined,
    onSearch: fn(),
    outcome: { state: 'idle' },
  },
  render: function ControlledSearch({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <ScamSearch {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ScamSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher une arnaque' }), 'emploi{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('emploi');
  },
};

/** Fewer than three characters: nothing is asked of the server. */
export const TooShort: Story = {
  args: { value: 'mo', outcome: tooShort },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Entrez au moins 3 caractères pour lancer la recherche.',
    );
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
  },
};

export const Loading: Story = {
  args: { value: 'mobile money', outcome: { state: 'loading', label: 'Recherche en cours...' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche en cours...');
    await expect(canvas.getByRole('button', { name: 'Recherche...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Found: Story = {
  args: { value: 'mobile money', outcome: found },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 signalements trouvés');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const MoreToCome: Story = {
  args: {
    value: 'mobile money',
    outcome: {
      ...found,
      summary: '57 signalements trouvés',
      more: <LoadMore position="3 signalements sur 57" label="Afficher la suite" onMore={() => undefined} />,
    },
  },
};

/** An empty result is no proof of safety. The way on leads to the checks. */
export const Empty: Story = {
  args: {
    value: 'zanzibar',
    outcome: {
      state: 'empty',
      title: 'Aucune arnaque correspondante trouvée.',
      text: 'Cela ne veut pas dire que tout va bien. Vérifiez le message, le lien ou le numéro.',
      action: <LinkButton href="/verify">Vérifier</LinkButton>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucune arnaque correspondante trouvée.');
    await expect(canvas.getByRole('link', { name: 'Vérifier' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    value: 'mobile money',
    outcome: {
      state: 'failed',
      title: 'La recherche n’a pas abouti',
      text: 'Vérifiez votre connexion. Ce que vous avez tapé est encore là.',
      retry: { label: 'Réessayer', onRetry: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    const { outcome } = args;
    if (outcome.state === 'failed') await expect(outcome.retry?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('mobile money');
  },
};

export const English: Story = {
  args: {
    label: 'Search reported scams',
    help: 'A number, a name or a word of the message.',
    submitLabel: 'Search',
    value: 'fake job',
    outcome: { state: 'empty', title: 'No matching scam found.' },
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    label: LONG_TEXT,
    value: LONG_WORD,
    outcome: { state: 'empty', title: LONG_WORD, text: LONG_TEXT },
  },
};

export const YorubaAndFonLetters: Story = {
  args: { value: DIACRITICS, outcome: { state: 'empty', title: DIACRITICS, text: DIACRITICS } },
};

export const NarrowWithLargeText: Story = {
  args: { value: 'mobile money', outcome: found },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = {
  args: { value: 'mobile money', outcome: found },
  globals: { viewport: { value: 'desktop' } },
};

export const Dark: Story = { args: { value: 'mo', outcome: found }, globals: { theme: 'dark' } };
