import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { ChatInput } from './index.ts';

const props = {
  label: 'Votre message',
  value: 'Bonjour',
  onValueChange: () => undefined,
  onSend: () => undefined,
  sendLabel: 'Envoyer',
  placeholder: 'Racontez',
};

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  return () => vi.unstubAllGlobals();
});

describeConformance('ChatInput', {
  element: <ChatInput {...props} />,
  withRef: (ref) => <ChatInput {...props} ref={ref} />,
  withProps: (rest) => <ChatInput {...props} {...rest} />,
});

describe('ChatInput', () => {
  it('does not send on the Enter that ends the writing of a letter', () => {
    const onSend = vi.fn();
    render(<ChatInput {...props} onSend={onSend} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith('Bonjour');
  });

  it('sends nothing while busy', () => {
    const onSend = vi.fn();
    const { container } = render(<ChatInput {...props} busy onSend={onSend} />);
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps the focus in the field while busy, and takes no letters', () => {
    const { rerender } = render(<ChatInput {...props} />);
    screen.getByRole('textbox').focus();
    rerender(<ChatInput {...props} busy value="" />);
    const field = screen.getByRole('textbox');
    // A field that is disabled cannot have the focus: the browser gives it to the page.
    expect(field).not.toHaveAttribute('disabled');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the focus on the button that sent, which sends nothing more', () => {
    const onSend = vi.fn();
    const { rerender } = render(<ChatInput {...props} onSend={onSend} />);
    screen.getByRole('button', { name: 'Envoyer' }).focus();
    for (const busy of [true, false]) {
      rerender(<ChatInput {...props} busy={busy} value="" onSend={onSend} />);
      const send = screen.getByRole('button', { name: 'Envoyer' });
      expect(send).not.toHaveAttribute('disabled');
      expect(send).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(send);
    }
    expect(onSend).not.toHaveBeenCalled();
  });

  it('grows by script where the browser does not grow fields', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(96);
    const { rerender } = render(<ChatInput {...props} />);
    expect(screen.getByRole('textbox').style.height).toBe('96px');
    rerender(<ChatInput {...props} value="" />);
    expect(screen.getByRole('textbox').style.height).toBe('');
  });
});
