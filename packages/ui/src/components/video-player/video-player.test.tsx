import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { fireEvent, render, screen } from '../../testing/render.tsx';
import { VideoPlayer } from './index.ts';

const props = { title: 'Présentation de ScamGuard', source: { kind: 'file', src: '/video.mp4' } } as const;

describeConformance('VideoPlayer', {
  element: <VideoPlayer {...props} duration="2:36" size="12 Mo" />,
  withRef: (ref) => <VideoPlayer {...props} ref={ref} />,
  withProps: (rest) => <VideoPlayer {...props} {...rest} />,
});

describe('VideoPlayer', () => {
  it('fetches nothing before the first touch', () => {
    const { container } = render(<VideoPlayer {...props} />);
    expect(container.querySelector('video, iframe, source, link')).toBeNull();
  });

  it('offers to try again what failed', () => {
    const { container } = render(<VideoPlayer {...props} />);
    fireEvent.click(screen.getByRole('button'));
    const video = container.querySelector('video');
    expect(video).toHaveFocus();
    if (video) fireEvent.error(video);
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(container.querySelector('video')).not.toBeNull();
  });
});
