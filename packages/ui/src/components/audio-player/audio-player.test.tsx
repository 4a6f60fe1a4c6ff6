import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { clock } from './clock.ts';
import { AudioPlayer } from './index.ts';

const props = {
  audioId: 'warning-message',
  src: '/api/audio/warning-message',
  title: 'Message de prévention',
  seconds: 64,
};

describeConformance('AudioPlayer', {
  element: <AudioPlayer {...props} />,
  withRef: (ref) => <AudioPlayer {...props} ref={ref} />,
  withProps: (rest) => <AudioPlayer {...props} {...rest} />,
});

describe('clock', () => {
  it.each([
    [-1, '0:00'],
    [0, '0:00'],
    [9.9, '0:09'],
    [64, '1:04'],
    [3_725, '62:05'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});
