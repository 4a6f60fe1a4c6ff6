import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { Heading, type HeadingProps } from './index.ts';

describeConformance('Heading', {
  element: <Heading level={2}>Bonjour</Heading>,
  withRef: (ref) => (
    <Heading level={2} ref={ref}>
      Bonjour
    </Heading>
  ),
  withProps: (props) => (
    <Heading level={2} {...props}>
      Bonjour
    </Heading>
  ),
});

describe('Heading', () => {
  it('is a heading of the second level where JavaScript leaves the level out', () => {
    const untyped = { children: 'Bonjour' } as unknown as HeadingProps;
    render(<Heading {...untyped} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Bonjour' })).toBeVisible();
  });
});
