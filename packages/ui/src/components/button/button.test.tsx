import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { Button } from './index.ts';

describeConformance('Button', {
  element: <Button>Vérifier</Button>,
  withRef: (ref) => <Button ref={ref}>Vérifier</Button>,
  withProps: (props) => <Button {...props}>Vérifier</Button>,
});

describe('a busy Button', () => {
  it('keeps the focus, and says that it cannot be pressed', () => {
    const { rerender } = render(<Button>Vérifier</Button>);
    screen.getByRole('button').focus();
    rerender(<Button busy>Vérifier</Button>);
    const button = screen.getByRole('button');
    // A button that is disabled cannot have the focus: the browser gives it to the page.
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('does nothing, and submits nothing', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button busy type="submit" onClick={onClick}>
          Vérifier
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
