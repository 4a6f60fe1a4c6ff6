import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { PictureButton, PictureNote } from './index.ts';

describeConformance('PictureButton', {
  element: <PictureButton label="Lire une capture d'écran" onPicture={() => undefined} />,
  withRef: (ref) => <PictureButton label="Lire une image" onPicture={() => undefined} ref={ref} />,
});
describeConformance('PictureNote', {
  element: <PictureNote state="reading" text="Lecture de l'image..." />,
  withRef: (ref) => <PictureNote state="read" text="Lu." ref={ref} />,
  withProps: (props) => <PictureNote state="failed" text="Non lu." {...props} />,
});

const picture = new File(['x'], 'a.png', { type: 'image/png' });
const hand = (type: 'paste' | 'drop', data: object) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { [type === 'paste' ? 'clipboardData' : 'dataTransfer']: data });
  fireEvent(document.body, event);
  return event;
};

describe('PictureButton', () => {
  it('takes a pasted picture, but leaves text its own way', () => {
    const onPicture = vi.fn();
    render(<PictureButton label="Lire" onPicture={onPicture} />);
    expect(hand('paste', { files: [], types: ['text/plain'] }).defaultPrevented).toBe(false);
    expect(hand('paste', { files: [picture], types: ['text/plain', 'Files'] }).defaultPrevented).toBe(false);
    expect(onPicture).not.toHaveBeenCalled();
    expect(hand('paste', { files: [picture], types: ['Files'] }).defaultPrevented).toBe(true);
    expect(onPicture).toHaveBeenCalledExactlyOnceWith(picture);
  });

  it.each(['paste', 'drop'] as const)('of two on one page only one takes a picture: %s', (type) => {
    const [first, second] = [vi.fn(), vi.fn()];
    render(
      <>
        <PictureButton label="Lire" onPicture={first} />
        <PictureButton label="Lire un QR code" onPicture={second} />
      </>,
    );
    hand(type, { files: [picture], types: ['Files'] });
    expect([...first.mock.calls, ...second.mock.calls]).toEqual([[picture]]);
  });

  it('takes what is dropped, so that the page is not left', () => {
    const onPicture = vi.fn();
    render(<PictureButton label="Lire" onPicture={onPicture} />);
    expect(hand('drop', { files: [picture] }).defaultPrevented).toBe(true);
    expect(onPicture).toHaveBeenCalledExactlyOnceWith(picture);
  });

  it('takes nothing while it is disabled', () => {
    const onPicture = vi.fn();
    render(<PictureButton label="Lire" onPicture={onPicture} disabled />);
    hand('drop', { files: [picture] });
    expect(screen.getByLabelText('Lire')).toBeDisabled();
    expect(onPicture).not.toHaveBeenCalled();
  });
});
