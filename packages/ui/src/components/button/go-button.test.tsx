import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { GoButton } from './index.ts';

const props = { href: '/urgence?lost=money&step=2', children: 'Suite', onClick: () => undefined };

describeConformance('GoButton', {
  element: <GoButton {...props} />,
  withRef: (ref) => <GoButton {...props} ref={ref} />,
});

it('is posted by a form that leads to its address', () => {
  render(<GoButton {...props} />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Suite' }).form;
  expect(form?.getAttribute('action')).toBe('/urgence');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['lost', 'money'],
    ['step', '2'],
  ]);
});

it('does its work in place where scripts answer', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  render(<GoButton {...props} onClick={onClick} />);
  fireEvent.click(screen.getByRole('button', { name: 'Suite' }));
  document.removeEventListener('submit', onSubmit);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
