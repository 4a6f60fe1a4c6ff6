import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, renderToString, screen } from '../../testing/render.tsx';
import { verifyKinds } from '../../testing/sample-content.ts';
import { VerifyForm } from './index.ts';

const props = {
  label: 'Que voulez-vous vérifier ?',
  helpTitle: 'Comment faire',
  busyLabel: 'Vérification en cours...',
  kinds: verifyKinds,
  kind: 'link',
  values: { link: '', profile: '', number: '', conversation: '' },
  onKindChange: () => undefined,
  onValueChange: () => undefined,
  onSubmit: () => undefined,
} as const;

describeConformance('VerifyForm', { element: <VerifyForm {...props} /> });

describe('VerifyForm before scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<VerifyForm {...props} />);

  it('posts the field to its action', () => {
    const form = html.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/verify');
    expect(form?.noValidate).toBe(false);
    expect(form?.querySelector('input')).toHaveAttribute('name', 'link');
    expect(form?.querySelector('input')).toBeRequired();
  });

  it('has a button that can be pressed', () => {
    expect(html.querySelector('button[type="submit"]')).toBeEnabled();
  });
});

describe('VerifyForm with scripts', () => {
  it('waits for a value', () => {
    const { rerender } = render(<VerifyForm {...props} />);
    expect(screen.getByRole('button', { name: 'Vérifier ce lien' })).toBeDisabled();
    rerender(<VerifyForm {...props} values={{ ...props.values, link: 'mtn.bj' }} />);
    expect(screen.getByRole('button', { name: 'Vérifier ce lien' })).toBeEnabled();
  });

  it('keeps the browser from posting, and submits to the caller', () => {
    const onSubmit = vi.fn();
    render(<VerifyForm {...props} values={{ ...props.values, link: 'mtn.bj' }} onSubmit={onSubmit} />);
    const sent = fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    expect(sent).toBe(false);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('link');
  });

  it('does not submit twice', () => {
    const onSubmit = vi.fn();
    render(
      <VerifyForm
        {...props}
        values={{ ...props.values, link: 'mtn.bj' }}
        busy={['link']}
        onSubmit={onSubmit}
      />,
    );
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
