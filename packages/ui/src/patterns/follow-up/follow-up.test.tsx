import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, renderToString, screen } from '../../testing/render.tsx';
import { FollowUp } from './index.ts';

const props = {
  question: 'Que vous demande cette personne ?',
  action: '/verify',
  name: 'conversation',
  answers: [{ id: 'code', label: 'Un code', value: 'On me demande un code.' }],
  onAnswer: () => undefined,
};

describeConformance('FollowUp', {
  element: <FollowUp {...props} />,
  withRef: (ref) => <FollowUp {...props} ref={ref} />,
  withProps: (rest) => <FollowUp {...props} {...rest} />,
});

it('posts the answer before scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<FollowUp {...props} />);
  expect(html.querySelector('form')).toMatchObject({ method: 'post' });
  expect(html.querySelector('button')).toHaveAttribute('name', 'conversation');
  expect(html.querySelector('button')).toHaveValue('On me demande un code.');
});

it('with scripts gives the answer to the caller instead', () => {
  const onAnswer = vi.fn();
  render(<FollowUp {...props} onAnswer={onAnswer} />);
  fireEvent.click(screen.getByRole('button', { name: 'Un code' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(props.answers[0]);
  expect(fireEvent.submit(screen.getByRole('form', { name: props.question }))).toBe(false);
});
