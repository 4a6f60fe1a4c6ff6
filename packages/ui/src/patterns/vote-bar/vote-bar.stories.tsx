import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { VoteBar, type VoteBarProps } from './index.ts';

const onVote = fn();

function ControlledVotes(args: VoteBarProps) {
  const [chosen, setChosen] = useState(args.chosen);
  const handleVote = (id: string) => {
    onVote(id);
    setChosen(id === chosen ? undefined : id);
  };
  return <VoteBar {...args} chosen={chosen} onVote={handleVote} note={chosen && args.note} />;
}

const meta = {
  title: 'Patterns/VoteBar',
  component: ControlledVotes,
  subcomponents: { VoteBar },
  args: {
    label: 'Que pensez-vous de ce service ?',
    votes: [
      { id: 'confirm', label: 'Confirmer ce service', opinion: 'good', count: 126 },
      { id: 'problem', label: 'Signaler un problème', opinion: 'bad' },
    ],
    onVote: () => undefined,
    note: 'Merci, votre avis est compté.',
  },
} satisfies Meta<typeof ControlledVotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecommendedService: Story = {};

export const FlaggedService: Story = {
  args: { votes: [{ id: 'flag', label: 'Signaler ce service', opinion: 'bad', count: 12 }] },
};

/** Said, thanked for, and taken back, by the keyboard alone. */
export const Voted: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const confirm = canvas.getByRole('button', { name: /Confirmer ce service/ });
    await expect(onVote).toHaveBeenCalledWith('confirm');
    await expect(confirm).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Merci, votre avis est compté.');
  },
};

export const TakenBack: Story = {
  args: { chosen: 'problem' },
  play: async ({ canvas }) => {
    const problem = canvas.getByRole('button', { name: /Signaler un problème/ });
    await userEvent.click(problem);
    await expect(problem).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ProblemChosen: Story = { args: { chosen: 'problem' } };

export const Busy: Story = { args: { busy: true, chosen: 'confirm', note: undefined } };

export const LongWord: Story = {
  args: { votes: [{ id: 'confirm', label: LONG_WORD, opinion: 'good', count: 1_260 }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { args: { chosen: 'confirm' }, globals: { theme: 'dark' } };
