import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, renderToString, screen } from '../../testing/render.tsx';
import { TellBox } from './index.ts';

const props = {
  label: 'Collez ou racontez ce qui vous arrive',
  action: '/verify',
  name: 'anything',
  submitLabel: 'Vérifier',
};

describeConformance('TellBox', { element: <TellBox {...props} /> });

it('gives its field to a ref', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TellBox {...props} ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('textbox', { name: props.label }));
});

it('is a plain form before scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<TellBox {...props} />);
  expect(html.querySelector('form')).toMatchObject({ method: 'post', noValidate: false });
  expect(html.querySelector('form')?.getAttribute('action')).toBe('/verify');
  expect(html.querySelector('textarea')).toHaveAttribute('name', 'anything');
  expect(html.querySelector('textarea')).toBeRequired();
});

const submit = () => fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);

it('stays one where nobody takes its words', () => {
  render(<TellBox {...props} />);
  expect(submit()).toBe(true);
});

it('gives its words to who takes them, once', () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<TellBox {...props} onSubmit={onSubmit} />);
  expect(submit()).toBe(false);
  rerender(<TellBox {...props} onSubmit={onSubmit} busy />);
  submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});
