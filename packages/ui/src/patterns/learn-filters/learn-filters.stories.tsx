import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { LearnFilters, type LearnFiltersProps } from './index.ts';

const onSearch = fn();

function ControlledFilters(args: LearnFiltersProps) {
  const [words, setWords] = useState(args.search.value);
  const [category, setCategory] = useState(args.category.value);
  const [level, setLevel] = useState(args.level.value);
  return (
    <LearnFilters
      {...args}
      search={{ ...args.search, value: words, onValueChange: setWords }}
      category={{ ...args.category, value: category, onValueChange: setCategory }}
      level={{ ...args.level, value: level, onValueChange: setLevel }}
    />
  );
}

const meta = {
  title: 'Patterns/LearnFilters',
  component: ControlledFilters,
  subcomponents: { LearnFilters },
  args: {
    search: {
      label: 'Rechercher un cours',
      value: '',
      onValueChange: () => undefined,
      onSearch,
      submitLabel: 'Rechercher',
      placeholder: 'WhatsApp, emploi…',
    },
    category: {
      label: 'Catégorie',
      options: [
        { value: 'all', label: 'Toutes les catégories' },
        { value: 'mobile-money', label: 'Mobile money' },
        { value: 'phishing', label: 'Faux sites et faux messages' },
        { value: 'fake-job', label: 'Faux emplois' },
      ],
      value: 'all',
      onValueChange: () => undefined,
    },
    level: {
      label: 'Niveau',
      options: [
        { value: 'all', label: 'Tous les niveaux' },
        { value: 'beginner', label: 'Débutant' },
        { value: 'intermediate', label: 'Intermédiaire' },
        { value: 'advanced', label: 'Avancé' },
      ],
      value: 'all',
      onValueChange: () => undefined,
    },
  },
} satisfies Meta<typeof ControlledFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** The keyboard alone is enough: words and Enter, then subject and level. */
export const Used: Story = {
  args: { found: '3 cours' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('whatsapp{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('whatsapp');
    const category = canvas.getByRole('combobox', { name: 'Catégorie' });
    await userEvent.selectOptions(category, 'Faux emplois');
    await expect(category).toHaveValue('fake-job');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Niveau' }), 'Avancé');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 cours');
  },
};

export const NothingFound: Story = { args: { found: 'Aucun cours trouvé' } };

export const LongWord: Story = {
  args: {
    category: {
      label: LONG_WORD,
      options: [{ value: 'all', label: LONG_WORD }],
      value: 'all',
      onValueChange: fn(),
    },
  },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { args: { found: '12 cours' }, globals: { viewport: { value: 'desktop' } } };
