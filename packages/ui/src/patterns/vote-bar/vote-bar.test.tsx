import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { VoteBar } from './index.ts';

const props = {
  label: 'Que pensez-vous de ce service ?',
  votes: [{ id: 'confirm', label: 'Confirmer ce service', opinion: 'good' }],
  onVote: () => undefined,
} as const;

describeConformance('VoteBar', {
  element: <VoteBar {...props} />,
  withRef: (ref) => <VoteBar {...props} ref={ref} />,
  withProps: (rest) => <VoteBar {...props} {...rest} />,
});

it('keeps the focus while a vote is on its way, and takes no second one', () => {
  const onVote = vi.fn();
  const { rerender } = render(<VoteBar {...props} onVote={onVote} />);
  screen.getByRole('button').focus();
  rerender(<VoteBar {...props} busy onVote={onVote} />);
  const button = screen.getByRole('button');
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onVote).not.toHaveBeenCalled();
});
