import { expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { Recommendations } from './index.ts';
import { Steps } from './steps.tsx';

describeConformance('Recommendations', {
  element: <Recommendations heading="Que faire" steps={['Attendez.']} />,
  withRef: (ref) => <Recommendations heading="Que faire" steps={['Attendez.']} ref={ref} />,
  withProps: (props) => <Recommendations heading="Que faire" steps={['Attendez.']} {...props} />,
});

const looks = () => screen.getAllByRole('listitem').map(({ className }) => className);

it('makes number 1 stand out, and no later one', () => {
  const { rerender } = render(<Recommendations heading="Que faire" steps={['Attendez.', 'Appelez.']} />);
  const [first, other] = looks();
  expect(first).not.toBe(other);
  rerender(<Steps start={2} steps={['Appelez.', 'Signalez.']} />);
  expect(screen.getByRole('list')).toHaveAttribute('start', '2');
  expect(looks()).toEqual([other, other]);
});
